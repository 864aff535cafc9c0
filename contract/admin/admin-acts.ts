import { z } from 'zod';
import { characterCount, unprintable } from '../accounts.ts';
import { pageQuery } from '../page-query.ts';

/** The record of what admins did: what an act is called, and how the calls tell of it. */

/** Everything that is recorded, by the kind under which the record can be filtered. */
export const actsByKind = {
  verify: ['verify', 'unverify'],
  block: ['block', 'unblock'],
  sessions: ['end sessions'],
  mails: ['send reset mail'],
  roles: ['make admin', 'remove admin role'],
  delete: ['delete'],
  export: ['export people', 'export acts'],
  commands: ['create', 'set password', 'remove second factor'],
} as const satisfies Record<string, readonly string[]>;

export type ActKind = keyof typeof actsByKind;
export type ActName = (typeof actsByKind)[ActKind][number];

const actKinds = Object.keys(actsByKind) as [ActKind, ...ActKind[]];

export const actsPageLength = 20;

export const reasonMaxCharacters = 200;

/** Why an admin did something, in a line; left out or empty for no reason. */
export const reasonSchema = z
  .string('reason must be text')
  .refine((value) => value.length <= reasonMaxCharacters * 4, {
    error: `reason may have at most ${reasonMaxCharacters} characters`,
    abort: true,
  })
  .refine((value) => !unprintable.test(value), 'reason must be one line without control characters')
  .trim()
  .refine(
    (value) => characterCount(value) <= reasonMaxCharacters,
    `reason may have at most ${reasonMaxCharacters} characters`,
  )
  .optional()
  .describe(`Why; at most ${reasonMaxCharacters} characters, kept in the record`);

const dayTime = (name: string) =>
  z.iso.datetime({ offset: true, error: `${name} must be a date with its time and zone` }).optional();

/** Which acts are asked for. */
export const actsFilter = z.object({
  search: z
    .string('search must be given once')
    .default('')
    .describe('Part of a person’s name or email or of the reason, without regard to case, taken literally'),
  kind: z
    .enum(actKinds, `kind must be ${actKinds.join(', ')}`)
    .optional()
    .describe('All kinds when left out'),
  from: dayTime('from').describe('The earliest time'),
  until: dayTime('until').describe('The time before which the acts were done'),
});
export const adminActsQuery = pageQuery(actsPageLength).extend(actsFilter.shape);

const actPerson = z.object({
  userId: z.string().nullable().describe('Null where no account is left to look at'),
  name: z
    .string()
    .describe('The name; `person` and a short id for a deleted account; `command line` for a command'),
});

export const adminAct = z.object({
  id: z.string(),
  at: z.iso.datetime(),
  act: z.string().describe('Such as `verify`, `block`, `end sessions`, `delete`'),
  actor: actPerson.describe('Who did it'),
  subject: actPerson.nullable().describe('Whom it concerns; null for an export'),
  fromAddress: z.string().nullable().describe('The client address; null once the actor was deleted'),
  reason: z.string().nullable(),
  affected: z.number().nullable().describe('How many sessions were ended, or rows exported'),
});

export const adminActsResponse = z.object({
  acts: z.array(adminAct).describe('Newest first'),
  currentPage: z.number(),
  totalPages: z.number(),
  total: z.number(),
});

export type AdminAct = z.infer<typeof adminAct>;
export type ActPerson = z.infer<typeof actPerson>;
export type ActsFilter = z.output<typeof actsFilter>;
export type AdminActsQuery = z.output<typeof adminActsQuery>;
export type AdminActsResponse = z.infer<typeof adminActsResponse>;

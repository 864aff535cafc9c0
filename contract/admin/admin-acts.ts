import * as z from 'zod/mini';
import { characterCount } from '../names.ts';
import { controls } from '../names.ts';
import { pageQuery } from '../page-query.ts';

/** The audit log, of what admins did: the names of the acts, and the schemas of the calls that read them. */

/** All acts of the audit log, by the kind that it can be filtered by. */
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
  .optional(
    z.string('reason must be text').check(
      z.refine((value) => value.length <= reasonMaxCharacters * 4, {
        error: `reason may have at most ${reasonMaxCharacters} characters`,
        abort: true,
      }),
      z.refine((value) => !controls.test(value), 'reason must be one line without control characters'),
      z.trim(),
      z.refine(
        (value) => characterCount(value) <= reasonMaxCharacters,
        `reason may have at most ${reasonMaxCharacters} characters`,
      ),
    ),
  )
  .check(z.describe(`Why; at most ${reasonMaxCharacters} characters, kept in the audit log`));

const dayTime = (name: string) =>
  z.optional(z.iso.datetime({ offset: true, error: `${name} must be a date with its time and zone` }));

/** The filter of the audit log. */
export const actsFilter = z.object({
  search: z
    ._default(z.string('search must be given once'), '')
    .check(
      z.describe(
        'Part of a person’s name or email or of the reason, without regard to case, taken literally',
      ),
    ),
  kind: z
    .optional(z.enum(actKinds, `kind must be ${actKinds.join(', ')}`))
    .check(z.describe('All kinds when left out')),
  from: dayTime('from').check(z.describe('The earliest time')),
  until: dayTime('until').check(z.describe('The time before which the acts were done')),
});
export const adminActsQuery = z.extend(pageQuery(actsPageLength), actsFilter.shape);

const actPerson = z.object({
  userId: z.nullable(z.string()).check(z.describe('Null where no account is left to look at')),
  name: z
    .string()
    .check(
      z.describe('The name; `person` and a short id for a deleted account; `command line` for a command'),
    ),
});

export const adminAct = z.object({
  id: z.string(),
  at: z.iso.datetime(),
  act: z.string().check(z.describe('Such as `verify`, `block`, `end sessions`, `delete`')),
  actor: actPerson.check(z.describe('Who did it')),
  subject: z.nullable(actPerson).check(z.describe('Whom it concerns; null for an export')),
  fromAddress: z
    .nullable(z.string())
    .check(z.describe('The client address; null once the actor was deleted')),
  reason: z.nullable(z.string()),
  affected: z.nullable(z.number()).check(z.describe('How many sessions were ended, or rows exported')),
});

export const adminActsResponse = z.object({
  acts: z.array(adminAct).check(z.describe('Newest first')),
  currentPage: z.number(),
  totalPages: z.number(),
  total: z.number(),
});

export type AdminAct = z.output<typeof adminAct>;
export type ActPerson = z.output<typeof actPerson>;
export type ActsFilter = z.output<typeof actsFilter>;
export type AdminActsResponse = z.output<typeof adminActsResponse>;

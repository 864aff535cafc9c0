import { z } from 'zod';
import { accountFlags, veriSchema } from './accounts.ts';

/**
 * What the admin calls take and answer with.
 */

/** The dashboard's page length, and the call's when it is given none. */
export const adminPageLength = 5;
export const adminPageLengthMost = 100;

export const adminMessages = {
  adminsOnly: 'Only admins may do this.',
  noSuchUser: 'There is no such user.',
  lastAdmin: 'This is the last admin. Make somebody else an admin first.',
  nothingToChange: 'Say what to change: veri or roleAdmin.',
} as const;

const wholeNumber = /^0*[1-9][0-9]*$/;

/** However large: a page past the end answers with the last one. */
const pageNumberSchema = z
  .string('page must be given once')
  .regex(wholeNumber, 'page must be a whole number from 1 up')
  .transform((text) => Math.min(Number(text), Number.MAX_SAFE_INTEGER))
  .describe('From 1; 1 when left out; one past the end answers with the last page');

const pageLengthSchema = z
  .string('limit must be given once')
  .regex(wholeNumber, `limit must be a whole number from 1 to ${adminPageLengthMost}`)
  .transform(Number)
  .refine(
    (limit) => limit <= adminPageLengthMost,
    `limit must be a whole number from 1 to ${adminPageLengthMost}`,
  )
  .describe(`1 to ${adminPageLengthMost}; ${adminPageLength} when left out`);

/** The list's query as it is in the URL. Any text may be searched for; text that no account can contain finds nobody. */
export const adminUsersQuery = z.object({
  page: pageNumberSchema.default(1),
  limit: pageLengthSchema.default(adminPageLength),
  search: z
    .string('search must be given once')
    .default('')
    .describe('Part of a name, username, email or college, without regard to case, taken literally'),
});

export const adminUser = accountFlags.extend({ name: z.string(), email: z.string(), college: z.string() });

export const adminUsersResponse = z.object({
  users: z.array(adminUser),
  /** The page answered, which is not always the one asked for. */
  currentPage: z.number(),
  /** At least 1: where nobody is found there is one empty page. */
  totalPages: z.number(),
  /** How many the search finds. */
  total: z.number(),
});

export const adminUserParams = z.object({ userId: z.string() });

export const adminChangeRequest = z
  .object({ veri: veriSchema.optional(), roleAdmin: z.boolean('roleAdmin must be true or false').optional() })
  .refine(
    ({ veri, roleAdmin }) => veri !== undefined || roleAdmin !== undefined,
    adminMessages.nothingToChange,
  );

export type AdminUsersQuery = z.output<typeof adminUsersQuery>;
export type AdminUser = z.infer<typeof adminUser>;
export type AdminUsersResponse = z.infer<typeof adminUsersResponse>;
export type AdminChangeRequest = z.infer<typeof adminChangeRequest>;

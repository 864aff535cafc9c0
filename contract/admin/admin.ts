import * as z from 'zod/mini';
import { accountFlags, veriSchema } from '../accounts.ts';
import { reasonSchema } from './admin-acts.ts';
import { pageQuery } from '../page-query.ts';

/**
 * The request and response of the admins' list of accounts.
 */

/** The dashboard's page length, and the call's default. */
export const adminPageLength = 5;

export const adminMessages = {
  adminsOnly: 'Only admins may do this.',
  secondFactorRequired:
    'Admins of this site need a second factor. Turn one on at /account/security, then come back.',
  noSuchUser: 'There is no such user.',
  lastAdmin: 'This is the last admin. Make somebody else an admin first.',
  notYourself: 'You can’t block or delete yourself here. Another admin can.',
  nothingToChange: 'Say what to change: veri, roleAdmin or blocked.',
  sessionsEnded: 'The sessions have ended.',
  sessionEnded: 'The session has ended.',
  resetMailSent: 'A mail to reset the password is on its way.',
  deleted: 'The account is deleted, and everything we held about the person with it.',
} as const;

/** Which accounts the list holds. They overlap: an admin is verified or not, and so is a blocked person. */
export const accountStatuses = ['all', 'verified', 'unverified', 'blocked', 'admins'] as const;
export type AccountStatus = (typeof accountStatuses)[number];

export const sortedColumns = ['name', 'username', 'email', 'college', 'status'] as const;
export type SortedColumn = (typeof sortedColumns)[number];
/** A column, from its first value to its last, or with `-` from its last to its first. */
export type ColumnOrder = SortedColumn | `-${SortedColumn}`;
export type ListOrder = 'newest' | ColumnOrder;

export const listOrders = [
  'newest',
  ...sortedColumns.flatMap((column) => [column, `-${column}`] as const),
] as const satisfies readonly ListOrder[];

const statusSchema = z
  .enum(accountStatuses, `status must be ${accountStatuses.join(', ')}`)
  .check(z.describe('Which accounts; where it is given, the answer has `counts` and `blocked` as well'));

/** The filter and the order of the list. Text that no account can contain finds nobody. */
export const adminUsersFilter = z.object({
  search: z
    ._default(z.string('search must be given once'), '')
    .check(z.describe('Part of a name, username, email or college, without regard to case, taken literally')),
  status: z.optional(statusSchema),
  sort: z
    ._default(z.enum(listOrders, `sort must be ${listOrders.join(', ')}`), 'newest')
    .check(z.describe('Compares lower case, code unit by code unit; the newest first among equals')),
});

/** The list's query as it is in the URL. */
export const adminUsersQuery = z.extend(pageQuery(adminPageLength), adminUsersFilter.shape);

export const adminUser = z.extend(accountFlags, {
  name: z.string(),
  email: z.string(),
  college: z.string(),
  blocked: z
    .optional(z.boolean())
    .check(z.describe('Only in a list with `status`, and after a change of it')),
});

const statusCounts = z.object({
  all: z.number(),
  verified: z.number(),
  unverified: z.number(),
  blocked: z.number(),
  admins: z.number(),
});

export const adminUsersResponse = z.object({
  users: z.array(adminUser),
  /** The page returned: the last one when a later page was requested. */
  currentPage: z.number(),
  /** At least 1: where nobody is found there is one empty page. */
  totalPages: z.number(),
  /** How many accounts match. */
  total: z.number(),
  counts: z
    .optional(statusCounts)
    .check(
      z.describe('How many of those that the search finds have each status; only where `status` was given'),
    ),
});

/** For reading a list: what the specification of the list names is enough. */
export const receivedUsersResponse = z.extend(adminUsersResponse, {
  users: z.array(
    z.pipe(
      z.extend(adminUser, { userId: z.optional(z.string()), roleAdmin: z._default(z.boolean(), false) }),
      z.transform((user) => ({ ...user, userId: user.userId ?? user.username })),
    ),
  ),
  total: z.optional(z.number()),
});

export const adminUserParams = z.object({ userId: z.string() });

export const adminChangeRequest = z
  .object({
    veri: z.optional(veriSchema),
    roleAdmin: z.optional(z.boolean('roleAdmin must be true or false')),
    blocked: z.optional(z.boolean('blocked must be true or false')),
    reason: reasonSchema,
  })
  .check(
    z.refine(
      ({ veri, roleAdmin, blocked }) =>
        veri !== undefined || roleAdmin !== undefined || blocked !== undefined,
      adminMessages.nothingToChange,
    ),
  );

export type AdminUsersFilter = z.output<typeof adminUsersFilter>;
export type AdminUser = z.output<typeof adminUser>;
export type StatusCounts = z.output<typeof statusCounts>;
export type ReceivedUsersResponse = z.output<typeof receivedUsersResponse>;
export type AdminChangeRequest = z.output<typeof adminChangeRequest>;

import * as z from 'zod/mini';
import { shortText } from './names.ts';

/**
 * What a person says of themselves on registering, beside name, username, email and password. The form, the checks, the
 * column, the account page, the export, the admins' view, the privacy page, `npm run user` and the made-up people of
 * `npm run seed` and of the tests read this table: docs/how-to/add-an-account-field.md.
 */
type AccountField = {
  /** Its key in the request of `/register`, which is the name of its input. */
  requestKey: string;
  /** Its column in the table `users`. */
  column: string;
  /** What may be entered. A form sends text; a field that accepts '' is optional. */
  schema: z.ZodMiniType<string | number | null>;
  /** What is stored. It accepts more than `schema`: accounts may be older than the field, or made by command. */
  stored: z.ZodMiniType<string | number | null>;
  /** What is stored of somebody who has not said. */
  notGiven: string | number | null;
  /** The label of its input. */
  label: string;
  /** In a list; in a sentence in lower case. */
  name: string;
  /** How browsers fill it in (https://html.spec.whatwg.org/#autofill). */
  autoComplete: 'organization' | 'address-level2' | 'off';
  inputMode?: 'numeric';
  /** Why it is asked for, on the privacy page. */
  purpose: string;
  /** Whether admins see it on a person's page. */
  shownToAdmins: boolean;
  /** What made-up people enter. */
  example: string;
};

/** Why the site asks who somebody is. */
export const officersPurpose = 'To show the officers who you are';

/** By the key in responses and in the export. */
const table = {
  college: {
    requestKey: 'collegeName',
    column: 'college',
    schema: shortText('College Name'),
    stored: z.string(),
    notGiven: '',
    label: 'College Name',
    name: 'College',
    autoComplete: 'organization',
    purpose: officersPurpose,
    shownToAdmins: true,
    example: 'Hillside Institute of Technology',
  },
  location: {
    requestKey: 'location',
    column: 'location',
    schema: shortText('Location'),
    stored: z.string(),
    notGiven: '',
    label: 'Location',
    name: 'Location',
    autoComplete: 'address-level2',
    purpose: officersPurpose,
    shownToAdmins: true,
    example: 'Pune',
  },
} as const satisfies Record<string, AccountField>;

type Table = typeof table;
type Key = keyof Table;
export type AccountFieldRequestKey = Table[Key]['requestKey'];
type AccountFieldColumn = Table[Key]['column'];
/** The fields as a request has them. */
export type AccountFieldValues = {
  [K in Key as Table[K]['requestKey']]: z.output<Table[K]['schema']>;
};
/** The fields as the table `users` has them. */
export type AccountFieldColumns = { [K in Key as Table[K]['column']]: z.output<Table[K]['stored']> };
/** The fields as responses have them. */
type AccountFieldResponses = { [K in Key]: z.output<Table[K]['stored']> };
type AdminKey = { [K in Key]: Table[K]['shownToAdmins'] extends true ? K : never }[Key];

/** Each field, in the order of the form. */
export const accountFields: readonly (AccountField & {
  key: Key;
  requestKey: AccountFieldRequestKey;
  column: AccountFieldColumn;
  isRequired: boolean;
})[] = (Object.keys(table) as Key[]).map((key) => ({
  key,
  ...table[key],
  isRequired: !table[key].schema.safeParse('').success,
}));

type Field = (typeof accountFields)[number];

/** Those that admins see on a person's page. */
export const adminFields = accountFields.filter(
  (field): field is Field & { key: AdminKey } => field.shownToAdmins,
);

/** An object with an entry for each field. */
const collect = <Result>(
  entryOf: (field: Field) => readonly [string, unknown],
  fields: readonly Field[] = accountFields,
): Result => Object.fromEntries(fields.map(entryOf)) as Result;

export const accountFieldColumns = accountFields.map(({ column }) => column);

/** The schemas of a request, which may leave out what is optional. */
export const accountFieldSchemas = collect<{ [K in Key as Table[K]['requestKey']]: Table[K]['schema'] }>(
  ({ requestKey, schema, isRequired, notGiven }) => [
    requestKey,
    isRequired ? schema : z._default(schema, notGiven),
  ],
);

/** The schemas of responses to the person. */
export const accountFieldResponses = collect<{ [K in Key]: Table[K]['stored'] }>(({ key, stored }) => [
  key,
  stored,
]);

/** The schemas of responses to admins. */
export const adminFieldResponses = collect<{ [K in AdminKey]: Table[K]['stored'] }>(
  ({ key, stored }) => [key, stored],
  adminFields,
);

/** As a made-up person enters them. */
export const exampleAccountFields = collect<Record<AccountFieldRequestKey, string>>(
  ({ requestKey, example }) => [requestKey, example],
);

/** As a request of somebody who says nothing of themselves would have them. */
export const notGivenAccountFields = collect<AccountFieldValues>(({ requestKey, notGiven }) => [
  requestKey,
  notGiven,
]);

/** From a request to the columns of `users`. */
export function toAccountFieldColumns(values: AccountFieldValues): AccountFieldColumns {
  return collect(({ column, requestKey }) => [column, values[requestKey]]);
}

/** From the columns of `users` to a response to the person. */
export function toAccountFieldResponses(row: AccountFieldColumns): AccountFieldResponses {
  return collect(({ key, column }) => [key, row[column]]);
}

/** From the columns of `users` to a response to admins. */
export function toAdminFieldResponses(row: AccountFieldColumns): Pick<AccountFieldResponses, AdminKey> {
  return collect(({ key, column }) => [key, row[column]], adminFields);
}

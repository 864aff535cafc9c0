import { accountFields } from '#contract/account-fields.ts';
import type { KeptDetails, SentCode } from '#app/pages/register/registration.ts';
import { withTabStorage } from '#app/session/tab-storage.ts';
import type { RegisterRequest } from '#contract/accounts.ts';

/*
 * A phone closes the page in the background while somebody reads the code in the mail app. So the details are kept
 * in the tab until the account is made: without the password.
 */

const storageKey = 'registration';
const keptTexts = ['name', 'username', 'email'] as const;
const keptFields: readonly (keyof KeptDetails)[] = [
  ...keptTexts,
  ...accountFields.map(({ requestKey }) => requestKey),
];

export type KeptRegistration = { details: KeptDetails; sentCode: SentCode };

/** Keeps the details for which a code was sent. */
export function keepRegistration(details: RegisterRequest, sentCode: SentCode): void {
  const kept = Object.fromEntries(keptFields.map((name) => [name, details[name]]));
  withTabStorage((storage) => storage.setItem(storageKey, JSON.stringify({ details: kept, sentCode })));
}

export function forgetRegistration(): void {
  withTabStorage((storage) => storage.removeItem(storageKey));
}

function isKept(data: unknown): data is KeptRegistration {
  const { details, sentCode } = (data ?? {}) as Partial<Record<string, Record<string, unknown>>>;
  return (
    keptTexts.every((name) => typeof details?.[name] === 'string') &&
    accountFields.every(({ requestKey, stored }) => stored.safeParse(details?.[requestKey]).success) &&
    typeof sentCode?.to === 'string' &&
    typeof sentCode.at === 'number' &&
    typeof sentCode.message === 'string'
  );
}

/** The registration that was under way in this tab before the page was loaded again. */
export function findKeptRegistration(): KeptRegistration | undefined {
  let found: KeptRegistration | undefined;
  withTabStorage((storage) => {
    const data: unknown = JSON.parse(storage.getItem(storageKey) ?? 'null');
    if (isKept(data)) found = data;
  });
  return found;
}

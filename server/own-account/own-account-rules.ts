import type { AccountExport } from '#contract/own-account.ts';
import { limits } from '../limits/account-limits.ts';
import { lockNames } from '../database/locks-repository.ts';
import type { AdminActsTable, CodePurpose } from '../database/schema.ts';
import { noticeKinds } from '../mail/mailer.ts';
import { formatTime } from '../kernel/clock.ts';

/** The keys that identify a person's rows. */
export type PersonKeys = { user_id: string; email_key: string };
/** The same, and the browsers that the account was signed in from. */
export type PersonWithBrowsers = PersonKeys & { browserIds: readonly string[] };

const codePurposes = [
  'register',
  'reset',
  'current-email',
  'new-email',
] as const satisfies readonly CodePurpose[];

/** The buckets in which limits count an email. */
export function bucketsOfEmail(emailKey: string): string[] {
  return [
    ...codePurposes.map((purpose) => limits.code(purpose, emailKey)),
    ...noticeKinds.map((kind) => limits.notices(kind, emailKey)),
    limits.loginToAccount(emailKey),
    limits.noticesToAccount(0, emailKey),
    limits.refusedRegistrations({ verifiedEmailKey: emailKey }),
  ].map(({ bucket }) => bucket);
}

/** The buckets in which limits count the person's email and browsers. */
export function bucketsOf({ user_id, email_key, browserIds }: PersonWithBrowsers): string[] {
  return [
    ...bucketsOfEmail(email_key),
    limits.secondFactorOfAccount(user_id).bucket,
    limits.secondFactorInSessions(user_id).bucket,
    ...browserIds.flatMap((browserId) => [
      limits.loginFromBrowser(browserId).bucket,
      limits.secondFactorFromBrowser(browserId).bucket,
      limits.resetCodeToBrowser(browserId).bucket,
    ]),
  ];
}

/** Every lock that names the email. */
export function locksOfEmail(emailKey: string): string[] {
  return [lockNames.codes(emailKey), ...bucketsOfEmail(emailKey).map(lockNames.limit)];
}

/** Every lock that names the person, in the order in which they must be taken. */
export function locksOf(person: PersonWithBrowsers): string[] {
  return [
    lockNames.codes(person.email_key),
    ...bucketsOf(person).map(lockNames.limit),
    lockNames.progress(person.user_id),
    lockNames.sessions(person.user_id),
  ].toSorted();
}

type ExportedAct = AccountExport['adminActs'][number];

/** An act for the export of one of the two people in it, without what it says about the other. */
export function toExportedAct(act: AdminActsTable, { user_id }: Pick<PersonKeys, 'user_id'>): ExportedAct {
  const own = (id: string) => (id === user_id ? id : null);
  return {
    id: act.act_id,
    act: act.act,
    at: formatTime(act.acted_at),
    actor: own(act.actor),
    subject: own(act.subject),
    fromAddress: act.actor === user_id ? act.from_address : null,
    reason: act.reason,
    affected: act.affected,
  };
}

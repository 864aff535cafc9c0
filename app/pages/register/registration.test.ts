import { notGivenAccountFields } from '#contract/account-fields.ts';
import { expect, test } from 'vitest';
import {
  findNextTask,
  registrationReducer,
  initialRegistration,
  type Registration,
  type RegistrationEvent,
} from '#app/pages/register/registration.ts';

const details = {
  name: 'Meera Krishnan',
  username: 'meera_k',
  email: 'Meera@example.edu',
  password: 'Thread5trunk',
  ...notGivenAccountFields,
};
const sentAt = 1_000_000;

function after(...events: RegistrationEvent[]): Registration {
  return events.reduce(registrationReducer, initialRegistration);
}
const sent = [
  { type: 'sending', details },
  { type: 'codeSent', at: sentAt, message: 'OTP sent.' },
] as const;

test('walks from the details over the code to the account', () => {
  expect(after().step).toBe('details');
  expect(after({ type: 'sending', details })).toMatchObject({ step: 'sending', details });
  expect(after(...sent)).toMatchObject({ step: 'code', details, resendAllowedAt: sentAt + 60_000 });
  expect(after(...sent, { type: 'emailVerified' })).toMatchObject({ step: 'verified', details });
  const account = { name: details.name, email: details.email };
  expect(after(...sent, { type: 'emailVerified' }, { type: 'accountCreated', account })).toMatchObject({
    step: 'done',
    details: undefined,
    account,
  });
});

test('goes back to the details when the code could not be sent', () => {
  expect(after({ type: 'sending', details }, { type: 'sendingFailed' })).toEqual(initialRegistration);
});

test('asks for no second code within a minute, however the email is spelt', () => {
  const back = after(...sent, { type: 'detailsReopened' });
  expect(back.step).toBe('details');
  expect(findNextTask(back, { email: 'meera@EXAMPLE.edu' }, sentAt + 59_999)).toBe('enter code');
  expect(findNextTask(back, details, sentAt + 60_000)).toBe('send code');
  expect(findNextTask(back, { email: 'other@example.edu' }, sentAt + 1)).toBe('send code');
  expect(registrationReducer(back, { type: 'codeStillFresh', details })).toMatchObject({
    step: 'code',
    details,
  });
});

test('a code that was sent before the page was loaded again is asked for, not sent again', () => {
  const sentCode = { to: 'meera@example.edu', at: sentAt, message: 'OTP sent.' };
  const restored = after({ type: 'restored', details, sentCode });
  expect(restored).toMatchObject({
    step: 'details',
    keptDetails: details,
    resendAllowedAt: sentAt + 60_000,
  });
  expect(findNextTask(restored, details, sentAt + 59_999)).toBe('enter code');
  expect(findNextTask(restored, details, sentAt + 60_000)).toBe('send code');
});

test('a verified email stays verified while the details change, and needs no code', () => {
  const back = after(...sent, { type: 'emailVerified' }, { type: 'detailsReopened' });
  expect(findNextTask(back, details, sentAt + 999_999)).toBe('create account');
  expect(findNextTask(back, { email: 'other@example.edu' }, sentAt + 999_999)).toBe('send code');
});

test('a verification that has expired asks for the code again, from either step', () => {
  const expired = after(...sent, { type: 'emailVerified' }, { type: 'verificationExpired' });
  expect(expired).toMatchObject({ step: 'code', details, verifiedKey: undefined });
  const onDetails = after(
    ...sent,
    { type: 'emailVerified' },
    { type: 'detailsReopened' },
    { type: 'verificationExpired' },
  );
  expect(onDetails.step).toBe('details');
  expect(findNextTask(onDetails, details, sentAt + 999_999)).toBe('send code');
});

test('a refused resend moves the time of the next one and nothing else', () => {
  const before = after(...sent);
  const refused = registrationReducer(before, { type: 'resendRefused', retryAfterSeconds: 90, at: sentAt });
  expect(refused).toEqual({ ...before, resendAllowedAt: sentAt + 90_000 });
});

test.each<RegistrationEvent>([
  { type: 'codeSent', at: sentAt, message: 'OTP sent.' },
  { type: 'emailVerified' },
  { type: 'sendingFailed' },
  { type: 'verificationExpired' },
])('$type, come too late, does not move a form of details', (event) => {
  expect(registrationReducer(initialRegistration, event)).toEqual(initialRegistration);
});

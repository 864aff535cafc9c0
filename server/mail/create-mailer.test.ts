import { expect, test } from 'vitest';
import { toMailFailure } from './create-mailer.ts';

test.each([
  ['a recipient that is rejected for good', { code: 'EENVELOPE', responseCode: 550 }, false, true],
  ['a mail that is rejected for now', { code: 'EMESSAGE', responseCode: 451 }, false, false],
  [
    'a rejected login, because the settings may be corrected',
    { code: 'EAUTH', responseCode: 535 },
    false,
    false,
  ],
  ['no connection', { code: 'ESOCKET', originalCode: 'ECONNREFUSED' }, false, false],
  ['no greeting in time', { code: 'ETIMEDOUT', timeoutType: 'GREETING_TIMEOUT' }, false, false],
  ['no answer after that', { code: 'ETIMEDOUT' }, true, false],
  ['an error of another kind', {}, true, false],
])(
  'says whether the mail may have left and whether to try again: %s',
  (_name, fields, mayHaveLeft, isFinal) => {
    const failure = toMailFailure(Object.assign(new Error('012345 is refused'), fields));
    expect(failure).toMatchObject({ mayHaveLeft, isFinal });
    expect(failure.message).not.toContain('012345');
  },
);

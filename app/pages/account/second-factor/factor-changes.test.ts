import { describe, expect, it } from 'vitest';
import { initialFactorChanges, factorChangesReducer } from './factor-changes.ts';

const codes = ['aaaa-bbbb', 'cccc-dddd'];
const added = factorChangesReducer(initialFactorChanges, {
  type: 'changed',
  message: 'The passkey is added.',
  codes,
});

describe('changes of the second factor', () => {
  it('show new codes, unsaved, until they are saved', () => {
    expect(added).toMatchObject({ newCodes: codes, areCodesSaved: false, message: 'The passkey is added.' });
    expect(factorChangesReducer(added, { type: 'codesSaved' }).areCodesSaved).toBe(true);
  });

  it('drop the message when the next change is requested', () => {
    const requested = factorChangesReducer(added, { type: 'changeRequested', change: { kind: 'new-codes' } });
    expect(requested).toMatchObject({ message: '', pendingChange: { kind: 'new-codes' }, newCodes: codes });
  });

  it.each([
    { isLast: true, newCodes: undefined },
    { isLast: false, newCodes: codes },
  ])('keep the codes on screen unless the last factor goes: $isLast', ({ isLast, newCodes }) => {
    const requested = factorChangesReducer(added, {
      type: 'changeRequested',
      change: { kind: 'remove-app', isLast },
    });
    const removed = factorChangesReducer(requested, { type: 'changed', message: 'Removed.', codes: null });
    expect(removed).toEqual({ ...added, pendingChange: undefined, newCodes, message: 'Removed.' });
  });

  it('go from the password to the key of the app, and leave it when its setup ends', () => {
    const requested = factorChangesReducer(initialFactorChanges, {
      type: 'changeRequested',
      change: { kind: 'set-up-app' },
    });
    const key = { key: 'ABCD', uri: 'otpauth://totp/x' };
    const settingUp = factorChangesReducer(requested, { type: 'appKeyMade', key });
    expect(settingUp).toEqual({ ...initialFactorChanges, appKey: key });
    expect(factorChangesReducer(settingUp, { type: 'appSetupEnded' })).toEqual(initialFactorChanges);
  });
});

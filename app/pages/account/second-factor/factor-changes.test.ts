import { describe, expect, it } from 'vitest';
import { noChanges, reduceChanges } from './factor-changes.ts';

const codes = ['aaaa-bbbb', 'cccc-dddd'];
const added = reduceChanges(noChanges, { type: 'changed', news: 'The passkey is added.', codes });

describe('changes of the second factor', () => {
  it('show new codes, unsaved, until they are saved', () => {
    expect(added).toMatchObject({ fresh: codes, areSaved: false, news: 'The passkey is added.' });
    expect(reduceChanges(added, { type: 'codesSaved' }).areSaved).toBe(true);
  });

  it('drop the news when the next change is asked about', () => {
    const asked = reduceChanges(added, { type: 'asked', change: { kind: 'new-codes' } });
    expect(asked).toMatchObject({ news: '', asking: { kind: 'new-codes' }, fresh: codes });
  });

  it.each([
    { isLast: true, fresh: undefined },
    { isLast: false, fresh: codes },
  ])('keep the codes on screen unless the last factor goes: $isLast', ({ isLast, fresh }) => {
    const asked = reduceChanges(added, { type: 'asked', change: { kind: 'remove-app', isLast } });
    const removed = reduceChanges(asked, { type: 'changed', news: 'Removed.', codes: null });
    expect(removed).toEqual({ ...added, asking: undefined, fresh, news: 'Removed.' });
  });

  it('go from the password to the key of the app, and leave it when its setup ends', () => {
    const asked = reduceChanges(noChanges, { type: 'asked', change: { kind: 'set-up-app' } });
    const key = { key: 'ABCD', uri: 'otpauth://totp/x' };
    const settingUp = reduceChanges(asked, { type: 'appKeyMade', key });
    expect(settingUp).toEqual({ ...noChanges, appKey: key });
    expect(reduceChanges(settingUp, { type: 'appSetupEnded' })).toEqual(noChanges);
  });
});

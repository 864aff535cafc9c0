import fc from 'fast-check';
import { expect, test } from 'vitest';
import { parseRecoveryCode, recoveryCodeBytes, formatRecoveryCode } from './recovery-codes.ts';

const bytes = fc.uint8Array({ minLength: recoveryCodeBytes, maxLength: recoveryCodeBytes });

test('a code is accepted as it is shown, in capitals, with spaces and with similar letters', () => {
  fc.assert(
    fc.property(bytes, (random) => {
      const code = formatRecoveryCode(random);
      expect(code).toMatch(/^[0-9a-hjkmnp-tv-z]{4}-[0-9a-hjkmnp-tv-z]{4}$/);
      const typed = [code, code.toUpperCase(), ` ${code.replace('-', ' ')} `, code.replaceAll('0', 'o')];
      for (const each of [...typed, code.replaceAll('1', 'l'), code.replaceAll('1', 'I')])
        expect(parseRecoveryCode(each)).toBe(code.replace('-', ''));
    }),
  );
});

test('no two numbers have the same code', () => {
  fc.assert(
    fc.property(bytes, bytes, (one, other) => {
      fc.pre(one.join() !== other.join());
      expect(formatRecoveryCode(one)).not.toBe(formatRecoveryCode(other));
    }),
  );
});

test('text that can’t be a code is recognised', () => {
  for (const typed of ['', '7kq2', '7kq2-mvx45', '7kq2-mvxu', '7kq2-mvx!', '💥💥💥💥'])
    expect(parseRecoveryCode(typed)).toBe(undefined);
});

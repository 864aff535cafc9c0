import fc from 'fast-check';
import { expect, test } from 'vitest';
import { parseLinkFragment, writeLinkFragment } from './mail-link.ts';

const secret = 'abcdefghijklmnopqrstuvwxyz-ABCDEFGHIJKLM_01';

test('what a link says is read back, whatever the email holds', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme', minLength: 3, maxLength: 60 }), (email) => {
      const fragment = writeLinkFragment({ secret, email });
      expect(fragment).toMatch(/^[A-Za-z0-9_.-]+$/);
      expect(parseLinkFragment(fragment)).toEqual({ secret, email });
    }),
  );
});

test.each(['', 'results', secret, `${secret}.`, `${secret}.A`, `${secret}.____`, `${secret}x.bWVlcmE`])(
  '%j is no link',
  (fragment) => {
    expect(parseLinkFragment(fragment)).toBeUndefined();
  },
);

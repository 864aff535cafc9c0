import { expect, test } from 'vitest';
import { findVariant } from './find-variant.ts';

const nothing = {
  isGuarded: false,
  hasChoices: false,
  hasShortcuts: false,
  hasSections: false,
  hasDeferred: false,
};

test('a page has only the parts of the boot scripts that it needs', () => {
  expect(findVariant('<p>Text</p><input type="text">', [{ path: '/', access: 'everyone' }])).toEqual(nothing);
  expect(findVariant('<input type="radio">', [])).toEqual({ ...nothing, hasChoices: true });
  expect(findVariant('<a aria-keyshortcuts="]">Next</a>', [])).toEqual({ ...nothing, hasShortcuts: true });
  expect(findVariant('<noscript data-later=""></noscript>', [])).toEqual({
    ...nothing,
    hasDeferred: true,
  });
  expect(
    findVariant('', [{ path: '/learning/css', access: 'everyone', startsAt: '/learning/css/a' }]),
  ).toEqual({
    ...nothing,
    isGuarded: true,
  });
});

test('what a section that is text contains counts too', () => {
  expect(
    findVariant(
      '<body><noscript data-deferred-section=""><section><input type="range"></section></noscript>',
      [{ path: '/courses', access: 'verified' }],
    ),
  ).toEqual({ ...nothing, isGuarded: true, hasChoices: true, hasSections: true, hasDeferred: true });
});

test('a section must not have a <noscript> of its own, because its end tag would end both', () => {
  expect(() =>
    findVariant('<body><noscript data-deferred-section=""><div><noscript>a</noscript></div></noscript>', []),
  ).toThrow(/section of a lesson/);
});

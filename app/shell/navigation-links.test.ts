import { expect, test } from 'vitest';
import { getAudience, isShownTo } from '#app/shell/navigation-links.ts';

const kinds = ['visitor', 'member', 'verified', 'admin'] as const;

test.each([
  [undefined, ['visitor', 'member', 'verified', 'admin']],
  ['visitor', ['visitor']],
  ['member', ['member', 'verified', 'admin']],
  ['verified', ['verified', 'admin']],
  ['admin', ['admin']],
] as const)('a part for %s is shown to %j', (audience, expected) => {
  expect(kinds.filter((kind) => isShownTo(audience, kind))).toEqual(expected);
});

test('a link is for those who may see its page', () => {
  expect(['/about', '/startups', '/courses', '/admin', '/hackathon-add'].map(getAudience)).toEqual([
    undefined,
    'member',
    'verified',
    'admin',
    'admin',
  ]);
});

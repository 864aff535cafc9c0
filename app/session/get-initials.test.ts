import { expect, test } from 'vitest';
import { getInitials } from '#app/session/get-initials.ts';

test('the initials are those of a username’s parts, else its first two letters', () => {
  expect(['meera_k', 'devika.r', 'joel-d-mello', 'sana', '_x_', ''].map(getInitials)).toEqual([
    'MK',
    'DR',
    'JD',
    'SA',
    'X',
    '',
  ]);
});

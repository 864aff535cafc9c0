import { expect, test } from 'vitest';
import { initialsOf } from '#app/session/initials.ts';

test('the initials are those of a username’s parts, else its first two letters', () => {
  expect(['meera_k', 'devika.r', 'joel-d-mello', 'sana', '_x_', ''].map(initialsOf)).toEqual([
    'MK',
    'DR',
    'JD',
    'SA',
    'X',
    '',
  ]);
});

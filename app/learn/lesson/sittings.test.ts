import { expect, test } from 'vitest';
import { formatLength, listSittings } from '#app/learn/lesson/sittings.ts';

const facts = {
  id: 'html/lists',
  contents: [
    { id: 'one', title: 'One' },
    { id: 'two', title: 'Two' },
    { id: 'new-list--item', title: 'New: list & item' },
    { id: 'recall', title: 'Recall' },
  ],
  sittings: [
    { first: 0, minutes: 6, exercises: ['first', 'second'], questions: [] },
    { first: 2, minutes: 5, exercises: [], questions: [] },
    { first: 3, minutes: 7, exercises: [], questions: ['kind'] },
  ],
};
const done = (...ids: string[]) => Object.fromEntries(ids.map((id) => [id, { doneAt: 1 }]));
const states = (progress: Partial<Parameters<typeof listSittings>[1]>) =>
  listSittings(facts, { lessons: {}, exercises: {}, ...progress }).map(({ state }) => state);

test('its parts are named by their first headings and end where the next one begins', () => {
  expect(listSittings(facts, { lessons: {}, exercises: {} })).toMatchObject([
    { id: 'html/lists/one', number: 1, title: 'One', first: 0, end: 2 },
    { id: 'html/lists/new-list-item', number: 2, title: 'New: list & item', first: 2, end: 3 },
    { id: 'html/lists/recall', number: 3, title: 'Recall', first: 3, end: 4 },
  ]);
  expect(formatLength(facts.sittings)).toBe('3 parts · 18 min');
});

test('a part is whole with all of its practice, and half after Next while some is open', () => {
  expect(states({})).toEqual(['open', 'open', 'open']);
  expect(states({ exercises: done('html/lists#first') })).toEqual(['open', 'open', 'open']);
  expect(states({ exercises: done('html/lists#first', 'html/lists#second') })[0]).toBe('full');
  expect(states({ lessons: done('html/lists/one') })[0]).toBe('half');
});

test('a part with nothing recorded is whole after Next, and one with questions alone when they are answered', () => {
  expect(states({ lessons: done('html/lists/new-list-item') })[1]).toBe('full');
  expect(states({ reviews: { 'html/lists#kind': { step: 0, answeredAt: 1 } } })[2]).toBe('full');
});

import { expect, it } from 'vitest';
import { technologyNames } from '#content/roadmaps/technology-names.ts';
import { abbreviateTechnology } from './abbreviate-technology.ts';

it('a technology is shortened to its first letters, or to the way it is typed', () => {
  expect(
    [
      ['event-loop', 'Event loop'],
      ['zustand', 'Zustand'],
      ['jvm', 'The JVM'],
      ['owasp-top-ten', 'OWASP Top Ten'],
      ['http', 'HTTP'],
    ].map(([id = '', name = '']) => abbreviateTechnology(id, name)),
  ).toEqual(['El', 'Zu', 'Jv', 'Ot', '://']);
});

it('every technology has one to four characters', () => {
  expect(
    Object.entries(technologyNames).filter(([id, name]) => !/^.{1,4}$/.test(abbreviateTechnology(id, name))),
  ).toEqual([]);
});

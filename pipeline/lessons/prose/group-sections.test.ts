import { expect, test } from 'vitest';
import { lessonIds } from '../../../content/lessons/order.ts';
import { lessonIdSchema } from '../../../contract/progress/progress.ts';
import { partId } from '../../../contract/progress/part-id.ts';
import { parseMarkdown } from '../markdown-ast.ts';
import { collectParts } from '../parts/lesson-parts.ts';
import { readLesson } from '../read-lesson.ts';
import { tableOfContents } from '../remark-lesson.ts';
import { groupSections, type SectionEffort } from './group-sections.ts';
import { readSittings } from './read-sittings.ts';

const section = (minutes: number, flags: Partial<SectionEffort> = {}): SectionEffort => ({
  minutes,
  hasPractice: true,
  continues: false,
  ...flags,
});

test.each([
  ['short sections share a group', [3, 3, 3, 3, 3, 3], [0, 2, 4]],
  ['a long section has one of its own', [12, 3, 3, 6], [0, 1, 3]],
  ['at most six groups', Array.from({ length: 8 }, () => 8), 6],
  ['at least three groups', [2, 2, 2], [0, 1, 2]],
  ['fewer sections than groups', [2, 2], 1],
])('%s', (_, minutes, expected) => {
  const firsts = groupSections(minutes.map((each) => section(each)));
  expect(typeof expected === 'number' ? firsts.length : firsts).toEqual(expected);
});

test('a group without anything to do joins one that has', () => {
  const sections = [6, 6, 6, 6].map((minutes, index) => section(minutes, { hasPractice: index !== 1 }));
  const firsts = groupSections(sections);
  expect(firsts).toHaveLength(3);
  expect(firsts.includes(1) && firsts.includes(2)).toBe(false);
});

test('no group begins with a section that belongs to the one before', () => {
  const sections = [6, 6, 6, 1, 6].map((minutes, index) => section(minutes, { continues: index > 2 }));
  expect(groupSections(sections)).toEqual([0, 1, 2]);
});

test.each(lessonIds)('%s has three to six parts of about five to eight minutes, each with practice', (id) => {
  const lesson = readLesson(id);
  const tree = parseMarkdown(lesson);
  const parts = collectParts(lesson.file, tree);
  const contents = tableOfContents(parts.headings);
  const sittings = readSittings(tree, parts);
  expect(sittings.length).toBeGreaterThanOrEqual(3);
  expect(sittings.length).toBeLessThanOrEqual(6);
  expect(sittings.map(({ minutes }) => minutes).filter((minutes) => minutes < 4 || minutes > 10)).toEqual([]);
  expect(sittings.filter(({ hasPractice }) => !hasPractice)).toEqual([]);
  const ids = sittings.map(({ first }) => lessonIdSchema.parse(partId(id, contents[first]?.id ?? '')));
  expect(new Set(ids).size).toBe(sittings.length);
});

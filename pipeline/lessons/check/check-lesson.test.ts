import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { lessonIds } from '../../../content/lessons/order.ts';
import { projectRoot } from '../../project-root.ts';
import { parseLesson } from '../read-lesson.ts';
import { lessonSkeleton } from '../skeleton.ts';
import { checkLesson, checkLessonText } from './check-lesson.ts';

test('every file of content/lessons has its place in order.ts, and every place its file', () => {
  const files = readdirSync(join(projectRoot, 'content/lessons'), {
    recursive: true,
    encoding: 'utf8',
  }).filter((name) => name.endsWith('.mdx'));
  expect(files.map((name) => name.replaceAll('\\', '/').replace('.mdx', '')).sort()).toEqual(
    [...lessonIds].sort(),
  );
});

describe('every lesson keeps the rules that need no browser', () => {
  test.each(lessonIds)('%s', async (id) => {
    expect(await checkLesson(id)).toEqual([]);
  });
});

const summary = 'A summary that is long enough to be a summary of a lesson about nothing at all.';

/** The faults of an unfinished lesson with this text; its head has four lines. */
async function faultsOf(text: string): Promise<string[]> {
  return checkLessonText(
    parseLesson('css/test', `---\ntitle: A test\nsummary: ${summary}\nunwritten: true\n---\n${text}`),
  );
}

describe('a fault is named with file, line and mend', () => {
  const file = 'content/lessons/css/test.mdx';
  test.each<[string, string, string]>([
    ['HTML that is not valid', '```html\n<p id="a">One</p>\n<p id="a">Two</p>\n```', `${file}:8: `],
    [
      'a link to nowhere',
      'See [this](/learning/css/nothing).',
      `${file}:6: /learning/css/nothing is no lesson and no page`,
    ],
    [
      'an anchor that is not there',
      '## Here\n\n[there](#there)',
      `${file}:8: no heading has the anchor #there; there are #here`,
    ],
    [
      'a sample that is too long',
      `\`\`\`css\n${'a { color: red }\n'.repeat(13)}\`\`\``,
      `${file}:6: the sample has 13 lines; show at most 12`,
    ],
    [
      'a question without a right answer',
      '<Question name="q">\n\nWhy?\n\n- [ ] One\n\n  No.\n\n- [ ] Two\n\n  No.\n\n</Question>',
      `${file}:6: no option is marked right with [x]`,
    ],
    [
      'an option without feedback',
      '<Question name="q">\n\nWhy?\n\n- [x] One\n\n- [ ] Two\n\n  No.\n\n</Question>',
      `${file}:10: the option has no feedback`,
    ],
    [
      'two examples of one name',
      '<Example name="a" title="A">\n\n```css\na { color: red }\n```\n\n</Example>\n\n<Example name="a" title="A">\n\n```css\na { color: red }\n```\n\n</Example>',
      `${file}:14: the name "a" is taken in this lesson`,
    ],
  ])('%s', async (_, text, fault) => {
    const faults = await faultsOf(text);
    expect(
      faults.filter((line) => line.startsWith(fault)),
      faults.join('\n'),
    ).toHaveLength(1);
  });

  test('a head that is not whole', async () => {
    expect(() => parseLesson('css/test', '---\ntitle: A\n---\n')).toThrow(/content\/lessons\/css\/test\.mdx/);
    expect(() => parseLesson('css/test', '---\ntitle: [\n---\n')).toThrow(
      /content\/lessons\/css\/test\.mdx:\d+: /,
    );
    expect(() => parseLesson('css/test', 'no head')).toThrow(
      'content/lessons/css/test.mdx:1: begin the file with a head',
    );
  });
});

test('what npm run new:lesson writes keeps every rule of a lesson that is not finished', async () => {
  expect(await checkLessonText(parseLesson('css/test', lessonSkeleton('A test', summary)))).toEqual([]);
});

import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { lessonIds } from '../../../content/lessons/order.ts';
import { projectRoot } from '../../project-root.ts';
import { parseLesson } from '../read-lesson.ts';
import { createLessonTemplate } from '../lesson-template.ts';
import { checkLesson, checkLessonFile } from './check-lesson.ts';
import { requireNoErrors } from './lesson-error.ts';

test('every file of content/lessons is in order.ts, and every lesson of order.ts has a file', () => {
  const files = readdirSync(join(projectRoot, 'content/lessons'), {
    recursive: true,
    encoding: 'utf8',
  }).filter((name) => name.endsWith('.mdx'));
  const written = new Set(files.map((name) => name.replaceAll('\\', '/').replace('.mdx', '')));
  const listed = new Set(lessonIds);
  expect([...written.difference(listed)], 'add these to content/lessons/order.ts').toEqual([]);
  expect([...listed.difference(written)], 'content/lessons/order.ts lists these, which have no file').toEqual(
    [],
  );
});

describe('every lesson follows the rules that need no browser', () => {
  test.each(lessonIds)('%s', async (id) => {
    requireNoErrors(await checkLesson(id));
  });
});

const summary = 'A summary that is long enough to be a summary of a lesson about nothing at all.';
const file = 'content/lessons/css/test.mdx';
const checkText = (text: string) => checkLessonFile(parseLesson('css/test', text));
/**
 * The errors of an unfinished lesson with this text. Its front matter has five lines, so that the text begins
 * on line 6.
 */
const errorsOf = (text: string, more = 'unwritten: true') =>
  checkText(`---\ntitle: A test\nsummary: ${summary}\n${more}\n---\n${text}`);

const question = (...options: string[]) =>
  `<Question name="q">\n\nWhy?\n\n${options.join('\n\n')}\n\n</Question>`;
const example = '<Example name="a" title="A">\n\n```css\na { color: red }\n```\n\n</Example>';
const exercise = (start: string, solution: string) =>
  `<Exercise name="b" title="B">\n\nDo it.\n\n\`\`\`css start\n${start}\n\`\`\`\n\n\`\`\`css solution="One"\n${solution}\n\`\`\`\n\n\`\`\`yaml checks\n- id: one\n  says: One.\n  count: { of: a, is: 1 }\n\`\`\`\n\n</Exercise>`;
const warmUp = (text: string, start: string) =>
  `<WarmUp title="W">\n\n${text}\n\n\`\`\`css start\n${start}\n\`\`\`\n\n\`\`\`yaml checks\n- id: one\n  says: One.\n  count: { of: a, is: 1 }\n\`\`\`\n\n</WarmUp>`;

test.each<[mistake: string, text: string, error: string]>([
  [
    'a warm-up below a heading',
    `## One\n\n${warmUp('Type.', 'a { gap: 0; }')}`,
    `${file}:8: the warm-up is not the first thing`,
  ],
  ['a long warm-up', warmUp('Type.', 'a {\n\n\n\n\n}'), `${file}:6: the warm-up starts with 6 lines of code`],
  [
    'a warm-up with much to read',
    warmUp('Type it. '.repeat(13), 'a { gap: 0; }'),
    `${file}:6: the text of the warm-up has 26 words`,
  ],
  [
    'a warm-up without wrong answers',
    warmUp('Type.', 'a { gap: 0; }'),
    `${file}:6: the warm-up has 0 wrong answers`,
  ],
  ['HTML that is not valid', '```html\n<p id="a">One</p>\n<p id="a">Two</p>\n```', `${file}:8: `],
  [
    'a link to a lesson that does not exist',
    'See [this](/learning/css/intro-to-css/introductoin).',
    `${file}:6: /learning/css/intro-to-css/introductoin is not a lesson and not a page; did you mean "/learning/css/intro-to-css/introduction"?`,
  ],
  [
    'a link to a heading that does not exist',
    '## Here\n\n[there](#hree)',
    `${file}:8: this lesson has no heading #hree; did you mean "here"?; its headings are #here`,
  ],
  [
    'a badge of an unknown feature, inside another part',
    '<New feature="popover" title="A">\n\nText <Support id="popver" />\n\n<Without>none.</Without>\n\n</New>',
    `${file}:8: "popver" is not a feature of the web-features data; did you mean "popover"?`,
  ],
  [
    'a table with a column that has no name',
    '|  | two |\n| --- | --- |\n| a | b |',
    `${file}:6: a column of the table has no name`,
  ],
  ['a word that a learner can’t look up', 'Mend it.', `${file}:6: "Mend": write fix`],
  [
    'a sample that is too long',
    `\`\`\`css\n${'a { color: red }\n'.repeat(13)}\`\`\``,
    `${file}:6: the sample has 13 lines; show at most 12`,
  ],
  [
    'a question without a right answer',
    question('- [ ] One\n\n  No.', '- [ ] Two\n\n  No.'),
    `${file}:6: no option is marked right`,
  ],
  [
    'an option without feedback',
    question('- [x] One', '- [ ] Two\n\n  No.'),
    `${file}:10: the option has no feedback`,
  ],
  [
    'developer tools without the steps',
    'Open the developer tools and look at the box.',
    `${file}:6: the text sends the learner to the developer tools; add <InYourBrowser>`,
  ],
  [
    'an exercise that starts with an example',
    `${example}\n\n${exercise('a {\n  color: red\n}', 'a { color: blue }')}`,
    `${file}:14: the exercise “B” starts with the code of the example “A”; start from something new`,
  ],
  [
    'an exercise whose solution is an example',
    `${example}\n\n${exercise('a { color: blue }', 'a { color: red }')}`,
    `${file}:14: a solution of the exercise “B” is the code of the example “A”; ask for something new`,
  ],
  [
    'two examples with the same name',
    `${example}\n\n${example}`,
    `${file}:14: the name "a" is already used in this lesson`,
  ],
  [
    'braces in the text',
    'Write { color } here.',
    `${file}:6: MDX runs { color } as JavaScript; if you mean the text, put it in back ticks`,
  ],
  [
    'a tag in the text',
    'The <em>word</em> is fine.',
    `${file}:6: MDX reads <em> as a tag of the page; if you mean the text, put it in back ticks`,
  ],
  [
    'a part that does not exist',
    '<Exampel />',
    `${file}:6: <Exampel> is not a part of lessons; did you mean "Example"?`,
  ],
])('%s is reported once, with file, line and fix', async (_, text, error) => {
  const errors = await errorsOf(text);
  expect(
    errors.filter((line) => line.startsWith(error)),
    errors.join('\n'),
  ).toHaveLength(1);
});

test.each<[mistake: string, text: string, error: string]>([
  [
    'a bare <',
    'When a <5.',
    `${file}:6: MDX reads < as code. If you mean the character, put it in back ticks`,
  ],
  [
    'a bare {',
    'Open it with {.',
    `${file}:6: MDX reads { as code. If you mean the character, put it in back ticks`,
  ],
  ['a tag that is not closed', 'The <p> element.', `${file}:6: MDX reads < as code.`],
  [
    'an example with a language that can’t run',
    '<Example name="a" title="A">\n\n```text\na\n```\n\n</Example>',
    `${file}:8: `,
  ],
  [
    'a check with a wrong word',
    '<Exercise name="a" title="A">\n\n```css start\na {}\n```\n\n```yaml checks\n- id: one\n  says: One.\n  box: { of: a, measure: wide, is: 1 }\n```\n\n</Exercise>',
    `${file}:15: 0.box.measure: `,
  ],
  [
    'a reason that a # cuts off',
    '<Exercise name="a" title="A">\n\n```css start\na {}\n```\n\n```yaml checks\n- id: one\n  says: "The id #a."\n  why: Keep the selector #b.\n  row: a\n```\n\n</Exercise>',
    `${file}:15: YAML reads “#b.” as a comment; put the whole value in quotes`,
  ],
  [
    'an exercise with two files of one language',
    '<Exercise name="a" title="A">\n\n```css start\na {}\n```\n\n```css page\nb {}\n```\n\n```yaml checks\n- id: one\n  says: One.\n  row: a\n```\n\n</Exercise>',
    `${file}:12: <Exercise> has two css fences that are start or page; put them into one`,
  ],
])('%s is a syntax error with file, line and fix', async (_, text, error) => {
  await expect(errorsOf(text)).rejects.toThrow(error);
});

test('a mistake in the front matter is reported with its line', async () => {
  const frontMatter = (lines: string) => checkText(`---\n${lines}\n---\n`);
  expect(() => parseLesson('css/test', '---\ntitle: A\nsummary: Short\n---\n')).toThrow(
    `${file}:2: title: Too small: expected string to have >=3 characters\n${file}:3: summary: `,
  );
  expect(() => parseLesson('css/test', '---\ntitle: A test\n---\n')).toThrow(`${file}:2: summary: `);
  expect(() => parseLesson('css/test', '---\nsummary: a\ntitle: [\n---\n')).toThrow(
    /^content\/lessons\/css\/test\.mdx:[34]: /,
  );
  expect(() => parseLesson('css/test', 'no front matter')).toThrow(
    `${file}:1: begin the file with front matter`,
  );
  expect(
    await frontMatter(
      `title: A test\nsummary: ${summary}\nunwritten: true\nfeatures: [flexbx]\nprerequisites: [css/intro]`,
    ),
  ).toEqual([
    `${file}:5: "flexbx" is not a feature of the web-features data; did you mean "flexbox"?`,
    expect.stringContaining(`${file}:6: the prerequisite "css/intro" is not a lesson`),
  ]);
});

test('a teaches entry with an unknown heading or part is reported', async () => {
  const id = 'css/intro-to-css/css-comments';
  const lesson = parseLesson(
    id,
    `---\ntitle: A test\nsummary: ${summary}\nunwritten: true\nteaches:\n  - { heading: her, part: a }\n---\n## Here\n\n${example}`,
  );
  expect(await checkLessonFile(lesson)).toEqual([
    expect.stringContaining('css-comments.mdx:6: teaches has 1 entries; give one for each of the 5 lines'),
    expect.stringContaining('there is no heading "her"; did you mean "here"?'),
  ]);
});

test('only a finished lesson must have teaches', async () => {
  const errors = (more: string) =>
    checkLessonFile(
      parseLesson(
        'css/intro-to-css/css-comments',
        `---\ntitle: A test\nsummary: ${summary}\n${more}---\n## Here\n\n${example}`,
      ),
    );
  const missing = expect.stringContaining(
    'css-comments.mdx:1: the front matter has no teaches; say for each of the 5 lines',
  );
  expect(await errors('')).toContainEqual(missing);
  expect(await errors('unwritten: true\n')).toEqual([]);
});

test('a symptom without its heading or part is reported, and a finished lesson without symptoms', async () => {
  const errors = (more: string) =>
    checkText(`---\ntitle: A test\nsummary: ${summary}\n${more}---\n## Here\n\n${example}`);
  const symptom = (says: string, heading: string, part: string) =>
    `  - { says: ${says}, heading: ${heading}, part: ${part} }\n`;
  const symptoms = `symptoms:\n${['one', 'two', 'three'].map((word) => symptom(`it is ${word}`, 'here', 'a')).join('')}`;
  const lines = symptom('no heading', 'her', 'a') + symptom('no part', 'here', 'b');
  expect(await errors(`unwritten: true\n${symptoms}${lines}`)).toEqual([
    `${file}:6: the symptom “no heading”: there is no heading "her"; did you mean "here"?`,
    expect.stringContaining(`${file}:6: the symptom “no part”: there is no example or exercise named "b"`),
  ]);
  expect(await errors('')).toContainEqual(expect.stringContaining('the front matter has no symptoms'));
});

test.each<[samples: number, live: number, errors: string[]]>([
  [7, 5, ['the lesson has 7 samples; write 8 to 14']],
  [8, 4, ['the lesson has 4 live samples; write 5 to 14']],
  [8, 5, []],
  [14, 14, []],
  [15, 5, ['the lesson has 15 samples; write 8 to 14']],
])('a finished lesson has 8 to 14 samples: %d samples, %d of them live', async (samples, live, expected) => {
  const text = [
    ...Array.from({ length: samples - live }, () => '```css\na { color: red }\n```'),
    ...Array.from({ length: live }, (_, i) => example.replace('name="a"', `name="a${i}"`)),
  ].join('\n\n');
  const errors = await errorsOf(text, 'features: [flexbox]');
  expect(errors.filter((error) => /\d+ (live )?samples/.test(error))).toEqual(
    expected.map((error) => `${file}:1: ${error}`),
  );
});

test('a finished lesson names what is too long, and an exercise that comes late', async () => {
  const closing = (practices: string) =>
    `## Best practices\n\n- ${practices}\n\n## Common mistakes\n\n- Not.\n\n## Try it\n\n${exercise('a { gap: 0; }', 'a { gap: 1px; }')}\n\n## Recall\n\n## Summary\n\n| a | b |\n| - | - |\n| c | d |`;
  const lengthErrors = async (text: string) =>
    (await errorsOf(text, 'features: [flexbox]')).filter((error) => / at most \d/.test(error));
  const words = (count: number) => 'It is so. '.repeat(count / 3);
  expect(await lengthErrors(`## One\n\n${words(60)}\n\n${closing(words(60))}`)).toEqual([]);
  expect(
    await lengthErrors(`## One\n\n${words(63)}\n\n${'and '.repeat(24)}end.\n\n${closing('Do.')}`),
  ).toEqual([
    `${file}:8: a paragraph has 63 words, at most 60; split it: It is so. It is so. …`,
    `${file}:10: a sentence has 25 words, at most 24; split it: and and and and and and …`,
  ]);
  // What an exercise asks is done, not read.
  const early = exercise('a { gap: 0; }', 'a { gap: 2px; }')
    .replace('name="b"', 'name="c"')
    .replace('Do it.', words(60));
  expect(await lengthErrors(`## One\n\n${early}\n\n${closing('Do.')}`)).toEqual([]);
  const long = `## One\n\n${`${words(60)}\n\n`.repeat(21)}${closing(`${words(60)}\n- `.repeat(6))}`;
  expect(await lengthErrors(long)).toEqual([
    `${file}:1: 1261 words are before “Best practices”; at most 1200`,
    `${file}:1: 370 words are in “Best practices”, “Common mistakes” and “Summary”; at most 300`,
    `${file}:1: 1628 words are before the first exercise; at most 300`,
  ]);
});

test('a lesson that npm run new:lesson writes has no mistakes', async () => {
  expect(await checkText(createLessonTemplate('A test', summary))).toEqual([]);
});

test('the skeleton of a small lesson has enough of each part, and the same without size: small has not', async () => {
  const skeleton = createLessonTemplate('A test', summary, true);
  expect(await checkText(skeleton)).toEqual([]);
  const countErrors = async (text: string) =>
    (await checkText(text.replace('unwritten: true\n', ''))).filter((error) => / write \d+ to /.test(error));
  expect(await countErrors(skeleton)).toEqual([expect.stringMatching(/ words; write 400 to 1100$/)]);
  expect(await countErrors(skeleton.replace('size: small\n', ''))).toHaveLength(4);
});

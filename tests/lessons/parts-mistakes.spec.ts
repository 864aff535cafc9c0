import { expect } from '@playwright/test';
import { checkInBrowser } from '../../pipeline/lessons/check/check-in-browser.ts';
import { parseLesson } from '../../pipeline/lessons/read-lesson.ts';
import { test } from './lesson-test.ts';

const frontMatter =
  '---\ntitle: A test\nsummary: A summary that is long enough to be a summary of a lesson about nothing at all.\nunwritten: true\n---\n';
const fence = (language: string, code: string, words = '') => `\`\`\`${language} ${words}\n${code}\n\`\`\``;
const html = fence('html', '<p class="a">A word</p>');
const css = (value: string) =>
  fence('css', `.a { padding: 4px; border: 4px solid; border-color: ${value}; }`);
const isGreen =
  '- id: green\n  says: It is green.\n  style: { of: .a, property: border-top-color, is: green }';

function example(inside: string): string {
  return ['<Example name="one" title="One">', css('black'), html, inside, '</Example>'].join('\n\n');
}
function tryWith(words: string, checks: string): string {
  return example(
    [`<Try name="t" title="T" ${words}>`, 'It is green.', fence('yaml', checks, 'checks'), '</Try>'].join(
      '\n\n',
    ),
  );
}
function predict(right: string, ...wrong: string[]): string {
  const outcome = (words: string, code: string) =>
    [`<Outcome ${words}>`, ...(code ? [css(code)] : []), 'Because.', '</Outcome>'].join('\n\n');
  return [
    '<Predict name="p" title="P" question="Which colour?">',
    css('black'),
    html,
    outcome('right title="right"', right),
    ...wrong.map((code, index) => outcome(`title="wrong ${index}"`, code)),
    '<Why>So.</Why>',
    '</Predict>',
  ].join('\n\n');
}

function compare(...values: string[]): string {
  const versions = values.flatMap((value, index) => [
    `<Version name="${index}">`,
    css(value),
    'Text.',
    '</Version>',
  ]);
  return ['<Compare name="c" title="C">', html, ...versions, '</Compare>'].join('\n\n');
}

/** Each mistake in a part, and what the message says. */
const mistakes: [kind: string, text: string, message: string][] = [
  [
    'an edit that does not do what it says',
    tryWith('find="black" replace="blue"', isGreen),
    'after the edit "t" the check "green" fails',
  ],
  [
    'an edit that promises what holds without it',
    tryWith('find="black" replace="blue"', '- id: p\n  says: P.\n  count: { of: .a, is: 1 }'),
    'promises what holds without it',
  ],
  [
    'a value the browser does not know',
    example('<Values of=".a" property="border-color" values="black | blak" />'),
    'does not accept border-color: blak',
  ],
  [
    'two values that look alike',
    example('<Values of=".a" property="border-color" values="black | #000" />'),
    'border-color: black and #000 give the same picture',
  ],
  ['a right outcome that is wrong', predict('red', 'blue'), 'does not look like the result of the code'],
  ['a wrong outcome that is right', predict('', '#000'), 'is marked wrong and looks like the result'],
  ['two wrong outcomes that look alike', predict('', 'blue', '#00f'), 'look the same'],
  ['two versions that look alike', compare('black', '#000'), 'give the same picture'],
  [
    'motion in a version for a reader who prefers none, which a screenshot would end',
    compare('black', 'red; } @keyframes k { to { translate: 9px; } } .a { animation: k 1s'),
    'the animation of p.a lasts 1000 ms',
  ],
  [
    'a state that looks like the one before',
    [
      '<Steps name="s" title="S">',
      html,
      ...['red', 'black', '#000'].flatMap((value) => [
        `<Step title="${value}">`,
        css(value),
        'Text.',
        '</Step>',
      ]),
      '</Steps>',
    ].join('\n\n'),
    'looks like the one before it',
  ],
];

for (const [kind, text, message] of mistakes) {
  test(`${kind} is reported`, async ({ lessonBrowser }) => {
    expect(await checkInBrowser(parseLesson('css/test', frontMatter + text), lessonBrowser)).toEqual([
      expect.stringContaining(message),
    ]);
  });
}

test('parts that do what they say are not reported', async ({ lessonBrowser }) => {
  const right = [
    tryWith('find="black" replace="green"', isGreen),
    example('<Values of=".a" property="border-color" values="black | red | blue" />'),
    predict('#000', 'blue', 'red'),
  ];
  for (const text of right)
    expect(await checkInBrowser(parseLesson('css/test', frontMatter + text), lessonBrowser)).toEqual([]);
});

import { expect, test } from 'vitest';
import { collectParts } from './lesson-parts.ts';
import { parseMarkdown } from '../markdown-ast.ts';

const read = (...blocks: string[]) => {
  const file = { file: 'a.mdx', body: blocks.join('\n\n') };
  return collectParts(file.file, parseMarkdown(file));
};
const fence = (language: string, code: string, words = '') => `\`\`\`${language} ${words}\n${code}\n\`\`\``;
const css = fence('css', '.a { gap: 1px; }\n.b { gap: 1px; }');
const example = (...inside: string[]) =>
  read('<Example name="a" title="A">', css, ...inside, '</Example>').examples[0];
const checks = fence('yaml', '- id: a\n  says: A.\n  row: .a', 'checks');

test('setup code is stored separately from the files of an example', () => {
  const found = example(fence('css', 'p { margin: 0; }', 'setup'));
  expect(found?.files.map(({ code }) => code)).toEqual(['.a { gap: 1px; }\n.b { gap: 1px; }']);
  expect(found?.setup.map(({ code }) => code)).toEqual(['p { margin: 0; }']);
  expect(() => example(fence('html', '<p>', 'setup'))).toThrow('a.mdx:8: setup is css or js');
});

test('the text that an edit finds must be in the code exactly once', () => {
  const edit = (words: string) => example(`<Try name="t" title="T" ${words}>`, 'Text.', checks, '</Try>');
  expect(edit('find=".a { gap: 1px" replace=".a { gap: 9px"')?.tries[0]?.edited[0]?.code).toContain(
    '.a { gap: 9px',
  );
  expect(() => edit('find="gap" replace="x"')).toThrow('the code has “gap” 2 times');
  expect(() => edit('find="grid" replace="x"')).toThrow('the code has no “grid”');
  expect(() => edit('find=".a"')).toThrow('needs replace="…"');
  expect(() => edit('')).toThrow('needs find="…" and replace="…", or a fence');
  expect(() => edit('find=".a" replace=".a"')).toThrow('leaves the code as it is');
});

test('an edit may replace a whole file, and needs checks and a sentence', () => {
  const whole = example('<Try name="t" title="T">', fence('css', '.a {}'), 'Text.', checks, '</Try>');
  expect(whole?.tries[0]?.edits).toEqual([{ language: 'css', code: '.a {}' }]);
  expect(() =>
    example(
      '<Try name="t" title="T" find=".a" replace=".c">',
      fence('css', '.a {}'),
      'Text.',
      checks,
      '</Try>',
    ),
  ).toThrow('keep one of them');
  expect(() => example('<Try name="t" title="T" find=".a" replace=".c">', 'Text.', '</Try>')).toThrow(
    'a yaml fence marked checks',
  );
  expect(() => example('<Try name="t" title="T" find=".a" replace=".c">', checks, '</Try>')).toThrow(
    'needs a sentence',
  );
});

test('values are a list or a numeric range, and contain the value in the code', () => {
  const values = (words: string) => example(`<Values of=".a" property="gap" ${words} />`)?.values[0];
  expect(values('values="0 | 1px"')).toMatchObject({ look: 'choices', values: ['0', '1px'] });
  expect(values('from={0} to={1} step={0.5} unit="px"')).toMatchObject({
    look: 'slider',
    values: ['0px', '0.5px', '1px'],
  });
  expect(() => values('values="0 | 2px"')).toThrow('the code’s own value 1px is not among');
  expect(() => values('values="1px"')).toThrow('has 1 values');
  expect(() => values('')).toThrow('needs values=');
  expect(() => example('<Values of=".c" property="gap" values="0 | 1px" />')).toThrow(
    'no declaration of gap in a rule “.c”',
  );
});

test('the text of a mark must be in the code exactly once', () => {
  const note = (words: string) => example(`<Note name="n" ${words}>Text.</Note>`)?.notes[0];
  expect(note('mark="1px" after=".b { gap: "')?.place).toEqual({
    language: 'css',
    line: 1,
    from: 10,
    to: 13,
  });
  expect(note('')?.place).toBeUndefined();
  expect(() => note('mark="1px"')).toThrow('2 times; say what comes before it');
  expect(() => note('mark="2px"')).toThrow('no “2px” to mark');
});

test('a prediction has two to four outcomes, one of them right, and a reason', () => {
  const outcome = (words = '') => [`<Outcome title="o" ${words}>`, css, 'Text.', '</Outcome>'].join('\n\n');
  const predict = (...inside: string[]) =>
    read('<Predict name="p" title="P" question="Q?">', css, ...inside, '</Predict>').learner.predicts[0];
  expect(predict(outcome('right'), outcome(), '<Why>So.</Why>')?.outcomes.map(({ right }) => right)).toEqual([
    true,
    false,
  ]);
  expect(() => predict(outcome('right'), '<Why>So.</Why>')).toThrow('has 1 outcomes');
  expect(() => predict(outcome(), outcome(), '<Why>So.</Why>')).toThrow('has 0 right outcomes');
  expect(() => predict(outcome('right'), outcome())).toThrow('needs <Why>');
  expect(() => predict('Which?', outcome('right'), outcome(), '<Why>So.</Why>')).toThrow(
    'the question is its question="…"',
  );
});

test('the titles of comparisons and predictions, which are only read aloud, lose their back ticks', () => {
  const compared = read(
    '<Compare name="c" title="`a` and `b`">',
    ...['x', 'y'].flatMap((name) => [`<Version name="${name}">`, css, 'Text.', '</Version>']),
    '</Compare>',
  );
  expect(compared.learner.compares[0]?.title).toBe('a and b');
  const outcome = (words: string) =>
    [`<Outcome title="o" ${words}>`, css, 'Text.', '</Outcome>'].join('\n\n');
  const predicted = read(
    '<Predict name="p" title="A `pre`" question="Where is `pre`?">',
    css,
    outcome('right'),
    outcome(''),
    '<Why>So.</Why>',
    '</Predict>',
  );
  expect(predicted.learner.predicts[0]).toMatchObject({ title: 'A pre', question: 'Where is `pre`?' });
});

test('a figure has three to eight states, each drawn or rendered', () => {
  const step = (title: string, inside = '<svg viewBox="0 0 1 1"></svg>') =>
    [`<Step title="${title}">`, inside, 'Text.', '</Step>'].join('\n\n');
  const steps = (...inside: string[]) =>
    read('<Steps name="s" title="S">', ...inside, '</Steps>').learner.steps[0];
  expect(steps(step('1'), step('2', css), step('3'))?.steps.map(({ files }) => files.length)).toEqual([
    0, 1, 0,
  ]);
  expect(() => steps(step('1'), step('2'))).toThrow('has 2 states');
  expect(() => steps(step('1'), step('1'), step('2'))).toThrow('the same title');
  expect(() => steps(step('1'), step('2', ''), step('3'))).toThrow('either an <svg> or fences');
});

test('code inside parts is not a separate sample, and an example rejects other content', () => {
  expect(
    read(
      '<Compare name="c" title="C">',
      ...['x', 'y'].flatMap((name) => [`<Version name="${name}">`, css, 'Text.', '</Version>']),
      '</Compare>',
    ).samples,
  ).toEqual([]);
  expect(() => example('Some text.')).toThrow('put text outside');
  expect(() => example('<Video />')).toThrow('<Video> does not belong inside <Example>');
});

test('collects Support elements inside other components too', () => {
  const { supports } = read(
    'A <Support id="gap" />.',
    '<New feature="x">',
    'See <Support id="grid" />.',
    '<Without>',
    'Nothing.',
    '</Without>',
    '</New>',
  );
  expect(supports).toHaveLength(2);
});

test('a warm-up has setup that is not shown, and no fixed page', () => {
  const warmUp = (...fences: string[]) =>
    read('<WarmUp title="W">', 'Type.', fence('css', '.a {}', 'start'), ...fences, '</WarmUp>').exercises[0];
  expect(warmUp(fence('html', '<p class="a">A</p>', 'setup'), checks)).toMatchObject({
    name: 'warm-up',
    isWarmUp: true,
    files: [{ language: 'css', fixed: false }],
    setup: [{ language: 'html' }],
  });
  expect(() => warmUp(fence('html', '<p>', 'page'), checks)).toThrow(
    'a fence in <WarmUp> is start, setup, checks, solution="…" or wrong="…"',
  );
});

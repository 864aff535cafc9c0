import type { Heading, ListItem, Root, RootContent } from 'mdast';
import type { MdxJsxFlowElement } from 'mdast-util-mdx-jsx';
import { toString } from 'mdast-util-to-string';
import { ContentError } from '../../contract/content/errors/content-error.ts';
import type { Answer, HighlightedFile } from '../../contract/lessons/lesson-code.ts';
import type { LessonComponents } from '../../contract/lessons/lesson-parts.ts';
import { closingSections } from './closing-sections.ts';
import { getFeatureSupport } from './feature-support.ts';
import { highlight } from './highlight.ts';
import { element, replace } from './mdx-element.ts';
import {
  collectParts,
  type AnswerPart,
  type ExamplePart,
  type ExercisePart,
  type QuestionPart,
  type SamplePart,
} from './parts/lesson-parts.ts';
import { errorAt, getAttribute, headingIds } from './markdown-ast.ts';
import { compileExampleExtras, drawExampleExtras } from './parts/example-extras-elements.ts';
import { drawLearnerParts, drawTerms } from './parts/learner-parts-elements.ts';
import { exerciseMoves } from './parts/detect-motion.ts';
import type { SourcePart } from './read-code.ts';
import { resultPath } from './result-path.ts';
import { expectHeight } from './result-heights.ts';

/**
 * Turns a lesson's Markdown into what the page's components take: sections, highlighted samples, examples,
 * exercises, questions.
 */
export function remarkLesson({ id, file }: { id: string; file: string }) {
  return (tree: Root) => {
    const parts = collectParts(file, tree);
    for (const sample of parts.samples) replace(sample.node, drawSample(sample));
    for (const example of parts.examples) replace(example.node, drawExample(id, example));
    parts.exercises.forEach((exercise, index) =>
      replace(exercise.node, drawExercise(id, exercise, index + 1, parts.exercises.length)),
    );
    for (const question of parts.questions) replace(question.node, drawQuestion(id, question));
    for (const support of parts.supports) drawSupport(file, support);
    drawLearnerParts(id, parts);
    drawTerms(file, parts.terms);
    const ids = headingIds(parts.headings);
    for (const [heading, headingId] of ids)
      heading.data = { ...heading.data, hProperties: { id: headingId } };
    tree.children = drawSections(tree.children, ids);
  };
}

/** The second-level headings of a lesson, for its table of contents. */
export function tableOfContents(headings: readonly Heading[]): { id: string; title: string }[] {
  const ids = headingIds(headings);
  return headings
    .filter(({ depth }) => depth === 2)
    .map((heading) => ({ id: ids.get(heading) ?? '', title: toString(heading) }));
}

/** A call of one of the lesson's components, with the values it takes. */
function component<Name extends keyof LessonComponents>(
  name: Name,
  values: LessonComponents[Name],
  children: readonly RootContent[] = [],
): MdxJsxFlowElement {
  return element(name, values, children);
}

function drawFile({ language, code, fixed }: SourcePart & { fixed?: boolean }): HighlightedFile {
  return { language, html: highlight(code, language), ...(fixed ? { fixed: true } : {}) };
}

function drawSample({ language, code, wrong }: SamplePart): MdxJsxFlowElement {
  return component('Sample', { file: { language, html: highlight(code, language) }, wrong });
}

function drawExample(lesson: string, example: ExamplePart): MdxJsxFlowElement {
  const { name, title, files, height, wrong } = example;
  return component(
    'Example',
    {
      lesson,
      name,
      title,
      files: files.map(drawFile),
      result: resultPath(lesson, name),
      height,
      ...expectHeight(lesson, name),
      wrong,
      ...compileExampleExtras(example),
    },
    drawExampleExtras(example),
  );
}

function drawAnswer({ name, files }: AnswerPart): Answer {
  return { name, files: files.map(drawFile) };
}

function drawExercise(
  lesson: string,
  exercise: ExercisePart,
  index: number,
  count: number,
): MdxJsxFlowElement {
  const { name, title, files, setup, piece, checks, solutions, task, hints } = exercise;
  const values = {
    lesson,
    name,
    title,
    index,
    count,
    files: files.map(drawFile),
    checks,
    solutions: solutions.map(drawAnswer),
    ...(setup.length > 0 ? { setup: setup.map(drawFile) } : {}),
    ...expectHeight(lesson, name),
  };
  const slots = [
    component('Slot', { part: 'task' }, task),
    ...hints.map((hint) => component('Slot', { part: 'hint' }, hint.children)),
    ...(exerciseMoves(exercise) ? [component('Slot', { part: 'player' }, [element('Player', {})])] : []),
  ];
  return piece
    ? component('ProjectExercise', { ...values, piece }, slots)
    : component('Exercise', values, slots);
}

function drawOption(item: ListItem, right: boolean): MdxJsxFlowElement[] {
  const [answer, ...feedback] = item.children;
  return [
    component(
      'Slot',
      { part: 'answer', right },
      answer?.type === 'paragraph' ? answer.children : answer ? [answer] : [],
    ),
    component('Slot', { part: 'feedback' }, feedback),
  ];
}

function drawQuestion(lesson: string, { name, ask, options }: QuestionPart): MdxJsxFlowElement {
  return component('Question', { lesson, name }, [
    component('Slot', { part: 'ask' }, ask),
    ...options.flatMap(({ item, right }) => drawOption(item, right)),
  ]);
}

function drawSupport(file: string, node: MdxJsxFlowElement): void {
  const id = getAttribute(file, node, 'id');
  try {
    node.attributes = component('Support', { support: getFeatureSupport(id) }).attributes;
  } catch (error) {
    throw error instanceof ContentError
      ? error
      : errorAt(file, node, error instanceof Error ? error.message : String(error));
  }
}

/** Wraps each second-level heading and what follows it in a section named by it. */
function drawSections(nodes: RootContent[], ids: Map<Heading, string>): RootContent[] {
  const drawn: RootContent[] = [];
  let section: MdxJsxFlowElement | undefined;
  for (const node of nodes) {
    if (node.type === 'heading' && node.depth === 2) {
      const title = toString(node);
      const closing = closingSections.find((name) => name === title);
      section = component('LessonSection', {
        titleId: ids.get(node) ?? '',
        ...(closing ? { closing: closing.toLowerCase().replace(' ', '-') } : {}),
      });
      drawn.push(section);
    }
    if (section && node.type !== 'mdxjsEsm') (section.children as RootContent[]).push(node);
    else drawn.push(node);
  }
  return drawn;
}

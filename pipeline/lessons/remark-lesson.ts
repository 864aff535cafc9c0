import type { Heading, ListItem, Root, RootContent } from 'mdast';
import type { MdxJsxFlowElement } from 'mdast-util-mdx-jsx';
import { toString } from 'mdast-util-to-string';
import { visit } from 'unist-util-visit';
import { ContentError } from '../../contract/content/errors/content-error.ts';
import type { Answer, HighlightedFile } from '../../contract/lessons/lesson-code.ts';
import type { CompiledTask, LessonComponents } from '../../contract/lessons/lesson-parts.ts';
import { classOfInlineCode } from '../../contract/lessons/inline-code.ts';
import { closingSections } from './prose/group-sections.ts';
import { getFeatureSupport } from './feature-support.ts';
import { highlight } from './highlight.ts';
import { createMdxElement, replaceNode } from './mdx-element.ts';
import {
  collectParts,
  type AnswerPart,
  type ExamplePart,
  type ExercisePart,
  type SamplePart,
} from './parts/lesson-parts.ts';
import { errorAt, getAttribute, createHeadingIds } from './markdown-ast.ts';
import { compileExampleProps, createExampleExtras } from './parts/example-extras-elements.ts';
import { replaceLearnerParts, addTermDefinitions } from './parts/learner-parts-elements.ts';
import { exerciseHasMotion } from './parts/detect-motion.ts';
import type { QuestionPart } from './parts/read-question.ts';
import type { SourcePart } from './read-code.ts';
import { resultPath } from './result-path.ts';
import { expectHeight } from './result-heights.ts';

/**
 * A remark plugin that replaces the nodes of a lesson's parts with the components of its page, and wraps its
 * sections.
 */
export function remarkLesson({ id, file }: { id: string; file: string }) {
  return (tree: Root) => {
    addClassesToInlineCode(tree);
    const parts = collectParts(file, tree);
    for (const sample of parts.samples) replaceNode(sample.node, createSample(sample));
    for (const example of parts.examples) replaceNode(example.node, createExample(id, example));
    for (const warmUp of parts.exercises.filter(({ isWarmUp }) => isWarmUp))
      replaceNode(warmUp.node, createWarmUp(id, warmUp));
    const exercises = parts.exercises.filter(({ isWarmUp }) => !isWarmUp);
    exercises.forEach((exercise, index) =>
      replaceNode(exercise.node, createExercise(id, exercise, index + 1, exercises.length)),
    );
    for (const question of parts.questions) replaceNode(question.node, createQuestion(id, question));
    for (const support of parts.supports) addSupportData(file, support);
    replaceLearnerParts(id, parts);
    addTermDefinitions(file, parts.terms);
    const ids = createHeadingIds(parts.headings);
    for (const [heading, headingId] of ids)
      heading.data = { ...heading.data, hProperties: { id: headingId } };
    tree.children = wrapSections(tree.children, ids);
  };
}

function addClassesToInlineCode(tree: Root): void {
  visit(tree, 'inlineCode', (node) => {
    const className = classOfInlineCode(node.value);
    if (className !== undefined) node.data = { ...node.data, hProperties: { className: [className] } };
  });
}

/** The table of contents of a lesson: its second-level headings. */
export function tableOfContents(headings: readonly Heading[]): { id: string; title: string }[] {
  const ids = createHeadingIds(headings);
  return headings
    .filter(({ depth }) => depth === 2)
    .map((heading) => ({ id: ids.get(heading) ?? '', title: toString(heading) }));
}

/** An element of one of the lesson's components, with typed props. */
function createComponent<Name extends keyof LessonComponents>(
  name: Name,
  props: LessonComponents[Name],
  children: readonly RootContent[] = [],
): MdxJsxFlowElement {
  return createMdxElement(name, props, children);
}

function highlightFile({ language, code, fixed }: SourcePart & { fixed?: boolean }): HighlightedFile {
  return { language, html: highlight(code, language), ...(fixed ? { fixed: true } : {}) };
}

function createSample({ language, code, wrong }: SamplePart): MdxJsxFlowElement {
  return createComponent('Sample', { file: { language, html: highlight(code, language) }, wrong });
}

function createExample(lesson: string, example: ExamplePart): MdxJsxFlowElement {
  const { name, title, files, height, wrong, show } = example;
  return createComponent(
    'Example',
    {
      lesson,
      name,
      title,
      files: files.map(highlightFile),
      result: resultPath(lesson, name),
      height,
      ...expectHeight(lesson, name),
      wrong,
      show,
      ...compileExampleProps(example),
    },
    createExampleExtras(example),
  );
}

function highlightAnswer({ name, files }: AnswerPart): Answer {
  return { name, files: files.map(highlightFile) };
}

function compileTask(
  lesson: string,
  { name, title, commit, files, setup, checks }: ExercisePart,
): CompiledTask {
  return {
    lesson,
    name,
    title,
    ...(commit === undefined ? {} : { commit }),
    files: files.map(highlightFile),
    checks,
    ...(setup.length > 0 ? { setup: setup.map(highlightFile) } : {}),
    ...expectHeight(lesson, name),
  };
}

function createWarmUp(lesson: string, warmUp: ExercisePart): MdxJsxFlowElement {
  return createComponent(
    'WarmUp',
    { ...compileTask(lesson, warmUp), result: resultPath(lesson, warmUp.name) },
    warmUp.task,
  );
}

function createExercise(
  lesson: string,
  exercise: ExercisePart,
  index: number,
  count: number,
): MdxJsxFlowElement {
  const { piece, solutions, task, hints } = exercise;
  const props = {
    ...compileTask(lesson, exercise),
    index,
    count,
    solutions: solutions.map(highlightAnswer),
  };
  const slots = [
    createComponent('Slot', { part: 'task' }, task),
    ...hints.map((hint) => createComponent('Slot', { part: 'hint' }, hint.children)),
    ...(exerciseHasMotion(exercise)
      ? [createComponent('Slot', { part: 'player' }, [createMdxElement('Player', {})])]
      : []),
  ];
  return piece
    ? createComponent('ProjectExercise', { ...props, piece }, slots)
    : createComponent('Exercise', props, slots);
}

function createOptionSlots(item: ListItem, right: boolean): MdxJsxFlowElement[] {
  const [answer, ...feedback] = item.children;
  return [
    createComponent(
      'Slot',
      { part: 'answer', right },
      answer?.type === 'paragraph' ? answer.children : answer ? [answer] : [],
    ),
    createComponent('Slot', { part: 'feedback' }, feedback),
  ];
}

function createQuestion(lesson: string, { name, ask, options }: QuestionPart): MdxJsxFlowElement {
  return createComponent('Question', { lesson, name }, [
    createComponent('Slot', { part: 'ask' }, ask),
    ...options.flatMap(({ item, right }) => createOptionSlots(item, right)),
  ]);
}

function addSupportData(file: string, node: MdxJsxFlowElement): void {
  const id = getAttribute(file, node, 'id');
  try {
    node.attributes = createComponent('Support', { support: getFeatureSupport(id) }).attributes;
  } catch (error) {
    throw error instanceof ContentError
      ? error
      : errorAt(file, node, error instanceof Error ? error.message : String(error));
  }
}

/** Wraps each second-level heading and the nodes after it in a section. */
function wrapSections(nodes: RootContent[], ids: Map<Heading, string>): RootContent[] {
  const wrapped: RootContent[] = [];
  let section: MdxJsxFlowElement | undefined;
  for (const node of nodes) {
    if (node.type === 'heading' && node.depth === 2) {
      const title = toString(node);
      const closing = closingSections.find((name) => name === title);
      section = createComponent('LessonSection', {
        titleId: ids.get(node) ?? '',
        ...(closing ? { closing: closing.toLowerCase().replace(' ', '-') } : {}),
      });
      wrapped.push(section);
    }
    if (section && node.type !== 'mdxjsEsm') (section.children as RootContent[]).push(node);
    else wrapped.push(node);
  }
  return wrapped;
}

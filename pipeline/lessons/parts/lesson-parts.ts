import type { Code, Heading, Root, RootContent } from 'mdast';
import type { MdxJsxFlowElement } from 'mdast-util-mdx-jsx';
import { visit } from 'unist-util-visit';
import type { Check } from '../../../contract/lessons/lesson-checks.ts';
import { exampleTools, type ExampleTool } from '../../../contract/lessons/lesson-parts.ts';
import type { ExercisePiece } from '../../../contract/lessons/lesson-project.ts';
import { findAttribute, errorAt, getAttribute, lineOf, readFence, type Fence } from '../markdown-ast.ts';
import { readQuestion, type QuestionPart } from './read-question.ts';
import { readExampleExtras, type ExampleExtras } from './read-example-extras.ts';
import { createLearnerParts, readLearnerPart, type LearnerParts } from './learner-parts.ts';
import { collectTerms, type TermPart } from './terms.ts';
import { findPieceBase } from '../project/course-version.ts';
import {
  codePart,
  listFences,
  readChecks,
  sourcePart,
  type CodePart,
  type SourcePart,
} from '../read-code.ts';
import { lessonIdOf } from '../read-lesson.ts';

/**
 * For code that is wrong on purpose: what the browser does with it, and whether the code is invalid or only
 * has the wrong effect.
 */
export type Wrong = { wrong?: string; wrongIn?: 'code' | 'effect' };
/** A fenced code block that is only shown. */
export type SamplePart = CodePart & Wrong & { node: Code };
export type ExamplePart = Wrong &
  ExampleExtras & {
    name: string;
    title: string;
    files: SourcePart[];
    height?: number;
    show?: ExampleTool[];
    line: number;
    node: MdxJsxFlowElement;
  };
/** The files of a solution or of a wrong answer. */
export type AnswerPart = { name: string; files: SourcePart[]; line: number };
export type ExercisePart = {
  name: string;
  title: string;
  /** The words of its commit, where the title is not an imperative. */
  commit?: string;
  files: (SourcePart & { fixed: boolean })[];
  /** For an exercise that adds a piece to the course's project. */
  piece?: ExercisePiece;
  /** The lesson's warm-up, which counts as no exercise of the lesson. */
  isWarmUp: boolean;
  /** Code that is joined in front of the files: the style that the project has so far, or a warm-up's setup. */
  setup: SourcePart[];
  checks: Check[];
  checksLine: number;
  hints: MdxJsxFlowElement[];
  solutions: AnswerPart[];
  wrongAnswers: (AnswerPart & { fails: string })[];
  task: RootContent[];
  line: number;
  node: MdxJsxFlowElement;
};
/** Everything in a lesson's text except prose. */
export type LessonParts = {
  headings: Heading[];
  samples: SamplePart[];
  examples: ExamplePart[];
  exercises: ExercisePart[];
  questions: QuestionPart[];
  supports: MdxJsxFlowElement[];
  learner: LearnerParts;
  terms: TermPart[];
};

/**
 * Collects a lesson's parts from its AST. Throws a ContentError with file, line and fix for an incomplete
 * part.
 */
export function collectParts(file: string, tree: Root): LessonParts {
  const parts: LessonParts = {
    headings: [],
    samples: [],
    examples: [],
    exercises: [],
    questions: [],
    supports: collectSupports(tree),
    learner: createLearnerParts(),
    terms: collectTerms(tree),
  };
  visit(tree, (node) => {
    if (node.type === 'heading') parts.headings.push(node);
    if (node.type === 'code') parts.samples.push(readSample(file, node));
    if (node.type !== 'mdxJsxFlowElement' && node.type !== 'mdxJsxTextElement') return undefined;
    const element = node as MdxJsxFlowElement;
    if (element.name === 'Example') parts.examples.push(readExample(file, element));
    else if (element.name === 'Exercise') parts.exercises.push(readExercise(file, element));
    else if (element.name === 'WarmUp') parts.exercises.push(readWarmUp(file, element));
    else if (element.name === 'Question') parts.questions.push(readQuestion(file, element));
    else if (!readLearnerPart(file, element, parts.learner)) return undefined;
    return 'skip';
  });
  return parts;
}

/** Every `<Support>`, also inside other components. */
function collectSupports(tree: Root): MdxJsxFlowElement[] {
  const supports: MdxJsxFlowElement[] = [];
  visit(tree, (node) => {
    if (node.type !== 'mdxJsxFlowElement' && node.type !== 'mdxJsxTextElement') return;
    if (node.name === 'Support') supports.push(node as MdxJsxFlowElement);
  });
  return supports;
}

function readSample(file: string, node: Code): SamplePart {
  const fence = readFence(node);
  return { ...codePart(file, fence), ...readWrong((name) => fence.flags[name]), node };
}

function readWrong(find: (name: 'wrong' | 'wrong-effect') => string | true | undefined): Wrong {
  const [inCode, inEffect] = [find('wrong'), find('wrong-effect')];
  if (typeof inCode === 'string') return { wrong: inCode, wrongIn: 'code' };
  return typeof inEffect === 'string' ? { wrong: inEffect, wrongIn: 'effect' } : {};
}

function readExample(file: string, node: MdxJsxFlowElement): ExamplePart {
  const files = listFences(node)
    .filter(({ flags }) => flags.setup !== true)
    .map((fence) => sourcePart(file, fence));
  if (files.length === 0)
    throw errorAt(
      file,
      node,
      '<Example> needs a fence of html, css or js inside, with a blank line before and after',
    );
  const height = findAttribute(node, 'height');
  const show = findAttribute(node, 'show');
  return {
    name: getAttribute(file, node, 'name'),
    title: getAttribute(file, node, 'title'),
    files,
    ...readExampleExtras(file, node, files),
    line: lineOf(node),
    node,
    ...(height === undefined ? {} : { height: Number(height) }),
    ...(show === undefined ? {} : { show: readTools(file, node, show) }),
    ...readWrong((name) => findAttribute(node, name)),
  };
}

function readTools(file: string, node: MdxJsxFlowElement, show: string): ExampleTool[] {
  return show.split(' ').map((word) => {
    const tool = exampleTools.find((each) => each === word);
    if (!tool)
      throw errorAt(
        file,
        node,
        `show="${word}" is no tool of an example; the tools are ${exampleTools.join(' and ')}`,
      );
    return tool;
  });
}

function readExercise(file: string, node: MdxJsxFlowElement): ExercisePart {
  const { shown, ...task } = readTask(file, node, ['start', 'page', 'checks', 'solution', 'wrong']);
  return {
    name: getAttribute(file, node, 'name'),
    isWarmUp: false,
    ...task,
    ...readProjectFiles(file, node, shown),
  };
}

function readWarmUp(file: string, node: MdxJsxFlowElement): ExercisePart {
  const { shown, ...task } = readTask(file, node, ['start', 'setup', 'checks', 'solution', 'wrong']);
  return {
    name: warmUpName,
    isWarmUp: true,
    ...task,
    files: shown.map((fence) => ({ ...sourcePart(file, fence), fixed: false })),
    setup: listFences(node)
      .filter(({ flags }) => flags.setup === true)
      .map((fence) => sourcePart(file, fence)),
  };
}

type Task = Omit<ExercisePart, 'name' | 'isWarmUp' | 'files' | 'setup' | 'piece'> & { shown: Fence[] };

/** What an exercise and a warm-up have in common, which have these kinds of fences. */
function readTask(file: string, node: MdxJsxFlowElement, kinds: readonly string[]): Task {
  const fences = listFences(node);
  const shown = fences.filter(({ flags }) => flags.start === true || flags.page === true);
  const checks = fences.find(({ flags }) => flags.checks === true);
  if (shown.length === 0) throw errorAt(file, node, `<${node.name}> needs a fence marked start`);
  if (!checks) throw errorAt(file, node, `<${node.name}> needs a yaml fence marked checks`);
  const unknownFence = fences.find(({ flags }) => !kinds.some((flag) => flag in flags));
  if (unknownFence)
    throw errorAt(
      file,
      unknownFence.node,
      `a fence in <${node.name}> is ${kinds.slice(0, -2).join(', ')}, solution="…" or wrong="…"`,
    );
  const duplicate = shown.find(
    ({ language }, index) => shown.findIndex((each) => each.language === language) < index,
  );
  if (duplicate)
    throw errorAt(
      file,
      duplicate.node,
      `<${node.name}> has two ${duplicate.language} fences that are start or page; put them into one`,
    );
  const isHint = (child: RootContent): child is MdxJsxFlowElement =>
    child.type === 'mdxJsxFlowElement' && child.name === 'Hint';
  return {
    title: getAttribute(file, node, 'title'),
    ...readCommit(file, node),
    line: lineOf(node),
    node,
    shown,
    checks: readChecks(file, checks),
    checksLine: checks.line,
    hints: node.children.filter(isHint),
    solutions: readAnswers(file, fences, 'solution'),
    wrongAnswers: readWrongAnswers(file, fences),
    task: node.children.filter((child) => child.type !== 'code' && !isHint(child)),
  };
}

/** The name of every warm-up: a lesson has one. */
const warmUpName = 'warm-up';

/** A commit's words fit into one line of `git log`. */
const commitMaxCharacters = 50;

function readCommit(file: string, node: MdxJsxFlowElement): Pick<ExercisePart, 'commit'> {
  const commit = findAttribute(node, 'commit');
  const words = commit ?? getAttribute(file, node, 'title');
  if (words.length > commitMaxCharacters)
    throw errorAt(
      file,
      node,
      `<${node.name}> needs commit="…", its title as an imperative of at most ${commitMaxCharacters} characters; “${words}” has ${words.length}`,
    );
  return commit === undefined ? {} : { commit };
}

/**
 * The files of an exercise. An exercise that styles the course's project also gets the project's page and its
 * style so far.
 */
function readProjectFiles(
  file: string,
  node: MdxJsxFlowElement,
  shown: readonly Fence[],
): Pick<ExercisePart, 'files' | 'setup' | 'piece'> {
  const files = shown.map((fence) => ({ ...sourcePart(file, fence), fixed: fence.flags.page === true }));
  const base = findPieceBase(`${lessonIdOf(file)}#${getAttribute(file, node, 'name')}`);
  if (!base) return { files, setup: [] };
  const line = lineOf(node);
  const { page, style, ...place } = base;
  return {
    files: page ? [...files, { language: 'html', code: page.code, line, fixed: true }] : files,
    setup: style.map(({ code }) => ({ language: 'css', code, line })),
    piece: { ...place, ...(page ? { page: page.id } : {}), style: style.map(({ id }) => id) },
  };
}

function readAnswers(file: string, fences: readonly Fence[], flag: 'solution' | 'wrong'): AnswerPart[] {
  const answers = new Map<string, AnswerPart>();
  for (const fence of fences) {
    const name = fence.flags[flag];
    if (name === undefined) continue;
    if (name === true) throw errorAt(file, fence.node, `name it: ${flag}="…"`);
    const answer = answers.get(name) ?? { name, files: [], line: fence.line };
    answer.files.push(sourcePart(file, fence));
    answers.set(name, answer);
  }
  return [...answers.values()];
}

function readWrongAnswers(file: string, fences: readonly Fence[]): ExercisePart['wrongAnswers'] {
  return readAnswers(file, fences, 'wrong').map((answer) => {
    const fails = fences
      .map(({ flags }) => (flags.wrong === answer.name ? flags.fails : undefined))
      .find((each) => typeof each === 'string');
    if (typeof fails !== 'string')
      throw errorAt(
        file,
        { position: { start: { line: answer.line } } },
        `the wrong answer "${answer.name}" needs fails="…", the id of the check it fails`,
      );
    return { ...answer, fails };
  });
}

import type { RootContent } from 'mdast';
import type { MdxJsxFlowElement } from 'mdast-util-mdx-jsx';
import type {
  BuiltResult,
  CompiledCompare,
  CompiledPredict,
  CompiledStep,
  CompiledSteps,
} from '../../../contract/lessons/lesson-part-data.ts';
import type { HighlightedFile } from '../../../contract/lessons/lesson-code.ts';
import { getFeatureSupport } from '../feature-support.ts';
import type { LessonParts } from './lesson-parts.ts';
import { errorAt } from '../markdown-ast.ts';
import { highlight } from '../highlight.ts';
import { createMdxElement, replaceNode } from '../mdx-element.ts';
import type { SourcePart } from '../read-code.ts';
import { resultPath } from '../result-path.ts';
import { expectHeight } from '../result-heights.ts';
import { sourceFiles } from '../source-files.ts';
import { compareHasMotion } from './detect-motion.ts';
import { variantName } from './named-results.ts';
import type { NewPart } from './read-callouts.ts';
import { isRecallQuestion } from './recall-questions.ts';
import { readGlossary, type TermPart } from './terms.ts';
import type { ComparePart } from './read-compare.ts';
import type { PredictPart } from './read-predict.ts';
import type { StepsPart } from './read-steps.ts';

/** Replaces the nodes of the parts with the elements that the page renders. */
export function replaceLearnerParts(lesson: string, parts: Pick<LessonParts, 'learner' | 'headings'>): void {
  const { predicts, compares, steps, news, browsers } = parts.learner;
  for (const predict of predicts)
    replaceNode(predict.node, createPredict(lesson, predict, isRecallQuestion(parts, predict)));
  for (const compare of compares) replaceNode(compare.node, createCompare(lesson, compare));
  for (const part of steps) replaceNode(part.node, createSteps(lesson, part));
  for (const part of news) replaceNode(part.node, createNewFeature(part));
  for (const { node, steps: own } of browsers)
    replaceNode(
      node,
      createMdxElement(
        'InYourBrowser',
        {},
        own.map(({ browser, text }) => createMdxElement('BrowserSteps', { browser }, text)),
      ),
    );
}

function createNewFeature({ feature, title, text, without }: NewPart): MdxJsxFlowElement {
  const support = getFeatureSupport(feature);
  return createMdxElement('New', { title: title ?? support.name, support }, [
    ...text,
    createMdxElement('Without', {}, without),
  ]);
}

/** Adds to each term its definition, from the lesson that defines it. */
export function addTermDefinitions(file: string, terms: readonly TermPart[]): void {
  if (terms.length === 0) return;
  const glossary = readGlossary();
  for (const { node, term } of terms) {
    const definition = glossary.find((each) => each.term === term);
    if (!definition)
      throw errorAt(
        file,
        node,
        `no lesson defines the term “${term}”; write <Term means="…">${term}</Term> where it is explained`,
      );
    node.attributes = createMdxElement('Term', {
      term,
      means: definition.means,
      anchor: definition.anchor,
    }).attributes;
  }
}

function highlightFiles(files: readonly SourcePart[]): HighlightedFile[] {
  return files.map(({ language, code }) => ({ language, html: highlight(code, language) }));
}

function formatResult(
  lesson: string,
  part: string,
  index: number,
  files: readonly SourcePart[],
): BuiltResult {
  const name = variantName(part, index);
  return { src: resultPath(lesson, name), files: sourceFiles(files), ...expectHeight(lesson, name) };
}

function createPredict(
  lesson: string,
  { name, title, question, files, outcomes, why }: PredictPart,
  isRecall: boolean,
): MdxJsxFlowElement {
  const values: CompiledPredict = {
    lesson,
    name,
    title,
    question,
    ...(isRecall ? { isRecall } : {}),
    files: highlightFiles(files),
    outcomes: outcomes.map((outcome, index) => ({
      title: outcome.title,
      right: outcome.right,
      result: formatResult(lesson, name, index, outcome.files),
    })),
  };
  return createMdxElement('Predict', values, [
    ...outcomes.map(({ sentence }) => createMdxElement('PredictSlot', { part: 'sentence' }, sentence)),
    createMdxElement('PredictSlot', { part: 'why' }, why),
  ]);
}

function createCompare(lesson: string, compare: ComparePart): MdxJsxFlowElement {
  const { name, title, versions } = compare;
  const values: CompiledCompare = {
    lesson,
    name,
    title,
    versions: versions.map((version, index) => ({
      name: version.name,
      files: highlightFiles(version.files),
      result: formatResult(lesson, name, index, version.files),
    })),
  };
  return createMdxElement('Compare', values, [
    ...versions.map(({ sentence }) => createMdxElement('Version', {}, sentence)),
    ...(compareHasMotion(compare) ? [createMdxElement('Player', {})] : []),
  ]);
}

function createSteps(lesson: string, { name, title, height, steps }: StepsPart): MdxJsxFlowElement {
  const values: CompiledSteps = { lesson, name, title, ...(height === undefined ? {} : { height }) };
  return createMdxElement(
    'Steps',
    values,
    steps.map(({ title: what, svg, shown, files, sentence }, index) => {
      const step: CompiledStep = {
        title: what,
        ...(files.length > 0
          ? { files: highlightFiles(shown), result: formatResult(lesson, name, index, files) }
          : {}),
      };
      const drawing: RootContent[] = svg ? [createMdxElement('StepDrawing', {}, [svg])] : [];
      return createMdxElement('Step', step, [...drawing, ...sentence]);
    }),
  );
}

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
import { element, replace } from '../mdx-element.ts';
import type { SourcePart } from '../read-code.ts';
import { resultPath } from '../result-path.ts';
import { expectHeight } from '../result-heights.ts';
import { sourceFiles } from '../source-files.ts';
import { compareMoves } from './detect-motion.ts';
import { variantName } from './named-results.ts';
import type { NewPart } from './read-callouts.ts';
import { isRecalled } from './recall-questions.ts';
import { readGlossary, type TermPart } from './terms.ts';
import type { ComparePart } from './read-compare.ts';
import type { PredictPart } from './read-predict.ts';
import type { StepsPart } from './read-steps.ts';

/** Puts the components' elements in the place of the parts. */
export function drawLearnerParts(lesson: string, parts: Pick<LessonParts, 'learner' | 'headings'>): void {
  const { predicts, compares, steps, news, browsers } = parts.learner;
  for (const predict of predicts)
    replace(predict.node, drawPredict(lesson, predict, isRecalled(parts, predict)));
  for (const compare of compares) replace(compare.node, drawCompare(lesson, compare));
  for (const part of steps) replace(part.node, drawSteps(lesson, part));
  for (const part of news) replace(part.node, drawNew(part));
  for (const { node, steps: own } of browsers)
    replace(
      node,
      element(
        'InYourBrowser',
        {},
        own.map(({ browser, text }) => element('BrowserSteps', { browser }, text)),
      ),
    );
}

function drawNew({ feature, title, text, without }: NewPart): MdxJsxFlowElement {
  const support = getFeatureSupport(feature);
  return element('New', { title: title ?? support.name, support }, [
    ...text,
    element('Without', {}, without),
  ]);
}

/** Gives each term its definition, from whichever lesson defines it. */
export function drawTerms(file: string, terms: readonly TermPart[]): void {
  if (terms.length === 0) return;
  const glossary = readGlossary();
  for (const { node, term } of terms) {
    const known = glossary.find((each) => each.term === term);
    if (!known)
      throw errorAt(
        file,
        node,
        `no lesson defines the term “${term}”; write <Term means="…">${term}</Term> where it is explained`,
      );
    node.attributes = element('Term', { term, means: known.means, anchor: known.anchor }).attributes;
  }
}

function drawFiles(files: readonly SourcePart[]): HighlightedFile[] {
  return files.map(({ language, code }) => ({ language, html: highlight(code, language) }));
}

function builtResult(lesson: string, part: string, index: number, files: readonly SourcePart[]): BuiltResult {
  const name = variantName(part, index);
  return { src: resultPath(lesson, name), files: sourceFiles(files), ...expectHeight(lesson, name) };
}

function drawPredict(
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
    files: drawFiles(files),
    outcomes: outcomes.map((outcome, index) => ({
      title: outcome.title,
      right: outcome.right,
      result: builtResult(lesson, name, index, outcome.files),
    })),
  };
  return element('Predict', values, [
    ...outcomes.map(({ sentence }) => element('PredictSlot', { part: 'sentence' }, sentence)),
    element('PredictSlot', { part: 'why' }, why),
  ]);
}

function drawCompare(lesson: string, compare: ComparePart): MdxJsxFlowElement {
  const { name, title, versions } = compare;
  const values: CompiledCompare = {
    lesson,
    name,
    title,
    versions: versions.map((version, index) => ({
      name: version.name,
      files: drawFiles(version.files),
      result: builtResult(lesson, name, index, version.files),
    })),
  };
  return element('Compare', values, [
    ...versions.map(({ sentence }) => element('Version', {}, sentence)),
    ...(compareMoves(compare) ? [element('Player', {})] : []),
  ]);
}

function drawSteps(lesson: string, { name, title, height, steps }: StepsPart): MdxJsxFlowElement {
  const values: CompiledSteps = { lesson, name, title, ...(height === undefined ? {} : { height }) };
  return element(
    'Steps',
    values,
    steps.map(({ title: what, svg, shown, files, sentence }, index) => {
      const step: CompiledStep = {
        title: what,
        ...(files.length > 0
          ? { files: drawFiles(shown), result: builtResult(lesson, name, index, files) }
          : {}),
      };
      const drawing: RootContent[] = svg ? [element('StepDrawing', {}, [svg])] : [];
      return element('Step', step, [...drawing, ...sentence]);
    }),
  );
}

import type { MdxJsxFlowElement } from 'mdast-util-mdx-jsx';
import { readBrowsers, readNew, type BrowserPart, type NewPart } from './read-callouts.ts';
import { readCompare, type ComparePart } from './read-compare.ts';
import { readPredict, type PredictPart } from './read-predict.ts';
import { readSteps, type StepsPart } from './read-steps.ts';

/** The parts that are not inside an example or exercise. */
export type LearnerParts = {
  predicts: PredictPart[];
  compares: ComparePart[];
  steps: StepsPart[];
  news: NewPart[];
  browsers: BrowserPart[];
};

export function createLearnerParts(): LearnerParts {
  return { predicts: [], compares: [], steps: [], news: [], browsers: [] };
}

const readers: ReadonlyMap<
  string | null,
  (parts: LearnerParts, file: string, element: MdxJsxFlowElement) => unknown
> = new Map([
  ['Predict', (parts, file, element) => parts.predicts.push(readPredict(file, element))],
  ['Compare', (parts, file, element) => parts.compares.push(readCompare(file, element))],
  ['Steps', (parts, file, element) => parts.steps.push(readSteps(file, element))],
  ['New', (parts, file, element) => parts.news.push(readNew(file, element))],
  ['InYourBrowser', (parts, file, element) => parts.browsers.push(readBrowsers(file, element))],
]);

/** Adds the element to `parts` when it is one of them, and returns whether it is. */
export function readLearnerPart(file: string, element: MdxJsxFlowElement, parts: LearnerParts): boolean {
  readers.get(element.name)?.(parts, file, element);
  return readers.has(element.name);
}

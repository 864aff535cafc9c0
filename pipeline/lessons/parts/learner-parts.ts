import type { MdxJsxFlowElement } from 'mdast-util-mdx-jsx';
import { readBrowsers, readNew, type BrowserPart, type NewPart } from './read-boxes.ts';
import { readCompare, type ComparePart } from './read-compare.ts';
import { readPredict, type PredictPart } from './read-predict.ts';
import { readSteps, type StepsPart } from './read-steps.ts';

/** The parts that are alone in a lesson's text. */
export type LearnerParts = {
  predicts: PredictPart[];
  compares: ComparePart[];
  steps: StepsPart[];
  news: NewPart[];
  browsers: BrowserPart[];
};

export function noLearnerParts(): LearnerParts {
  return { predicts: [], compares: [], steps: [], news: [], browsers: [] };
}

/** Reads the element into `parts` when it is one of them; says whether it was. */
export function readLearnerPart(file: string, element: MdxJsxFlowElement, parts: LearnerParts): boolean {
  if (element.name === 'Predict') parts.predicts.push(readPredict(file, element));
  else if (element.name === 'Compare') parts.compares.push(readCompare(file, element));
  else if (element.name === 'Steps') parts.steps.push(readSteps(file, element));
  else if (element.name === 'New') parts.news.push(readNew(file, element));
  else if (element.name === 'InYourBrowser') parts.browsers.push(readBrowsers(file, element));
  else return false;
  return true;
}

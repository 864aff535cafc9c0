import type { RootContent } from 'mdast';
import type { MdxJsxFlowElement } from 'mdast-util-mdx-jsx';
import { findAttribute, errorAt, getAttribute, lineOf } from '../markdown-ast.ts';
import type { SourcePart } from '../read-code.ts';
import { childElements, readFiles, mergeFiles, listProse } from './child-elements.ts';

/**
 * A state: its title, its drawing (an inline SVG) or the code that it is rendered from, and its sentences.
 */
export type StepPart = {
  title: string;
  svg: RootContent | undefined;
  /** Its own files, shown as code. */
  shown: SourcePart[];
  /** The files of its result. Empty when the state is a drawing. */
  files: SourcePart[];
  sentence: RootContent[];
  line: number;
};
export type StepsPart = {
  name: string;
  title: string;
  height: number | undefined;
  steps: StepPart[];
  line: number;
  node: MdxJsxFlowElement;
};

/**
 * Reads `<Steps>`: fences that all states share, and three to eight `<Step title="…">`, each with an `<svg>`
 * or fences of its own.
 */
export function readSteps(file: string, node: MdxJsxFlowElement): StepsPart {
  const shared = readFiles(file, node);
  const stray = listProse(file, node, ['Step'])[0];
  if (stray) throw errorAt(file, stray, 'inside <Steps> put fences and <Step> only');
  const steps = childElements(node, 'Step').map((step) => readStep(file, step, shared));
  if (steps.length < 3 || steps.length > 8)
    throw errorAt(file, node, `<Steps> has ${steps.length} states; write 3 to 8 <Step title="…">`);
  const titles = steps.map(({ title }) => title);
  if (new Set(titles).size < titles.length) throw errorAt(file, node, 'two states have the same title');
  const height = findAttribute(node, 'height');
  return {
    name: getAttribute(file, node, 'name'),
    title: getAttribute(file, node, 'title'),
    height: height === undefined ? undefined : Number(height),
    steps,
    line: lineOf(node),
    node,
  };
}

function readStep(file: string, node: MdxJsxFlowElement, shared: readonly SourcePart[]): StepPart {
  const shown = readFiles(file, node);
  const isDrawing = (child: RootContent) => child.type === 'mdxJsxFlowElement' && child.name === 'svg';
  const prose = listProse(file, node);
  const svg = prose.find(isDrawing);
  if ((svg === undefined) === (shown.length === 0))
    throw errorAt(file, node, '<Step> needs either an <svg> or fences of code, to draw its state');
  const sentence = prose.filter((child) => !isDrawing(child));
  if (sentence.length === 0) throw errorAt(file, node, '<Step> needs a sentence: what happens in this state');
  return {
    title: getAttribute(file, node, 'title'),
    svg,
    shown,
    files: shown.length > 0 ? mergeFiles(shared, shown) : [],
    sentence,
    line: lineOf(node),
  };
}

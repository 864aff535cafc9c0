import type { RootContent } from 'mdast';
import type { MdxJsxFlowElement } from 'mdast-util-mdx-jsx';
import { withoutBackTicks } from '../../../contract/back-ticks.ts';
import { errorAt, getAttribute, lineOf } from '../markdown-ast.ts';
import type { SourcePart } from '../read-code.ts';
import { childElements, readFiles, mergeFiles, hasAttribute, listProse } from './child-elements.ts';

/**
 * An outcome to choose: what its picture shows in words, the code of the picture, and why it is right or
 * wrong.
 */
export type OutcomePart = {
  title: string;
  right: boolean;
  files: SourcePart[];
  sentence: RootContent[];
  line: number;
};
export type PredictPart = {
  name: string;
  title: string;
  question: string;
  files: SourcePart[];
  outcomes: OutcomePart[];
  /** Why the right outcome is right. It is shown after the choice. */
  why: RootContent[];
  line: number;
  node: MdxJsxFlowElement;
};

/** Reads `<Predict>`: the code's fences, two to four `<Outcome>`, one of them `right`, and a `<Why>`. */
export function readPredict(file: string, node: MdxJsxFlowElement): PredictPart {
  const files = readFiles(file, node);
  if (files.length === 0) throw errorAt(file, node, '<Predict> needs the fences of its code');
  const stray = listProse(file, node, ['Outcome', 'Why'])[0];
  if (stray)
    throw errorAt(
      file,
      stray,
      'inside <Predict> put fences, <Outcome> and <Why> only; the question is its question="…"',
    );
  const outcomes = childElements(node, 'Outcome').map((outcome) => readOutcome(file, outcome, files));
  const rightCount = outcomes.filter(({ right }) => right).length;
  if (outcomes.length < 2 || outcomes.length > 4)
    throw errorAt(file, node, `<Predict> has ${outcomes.length} outcomes; write 2 to 4 <Outcome title="…">`);
  if (rightCount !== 1)
    throw errorAt(
      file,
      node,
      `<Predict> has ${rightCount} right outcomes; mark exactly one: <Outcome right title="…">`,
    );
  const [why] = childElements(node, 'Why');
  if (!why || why.children.length === 0)
    throw errorAt(file, node, '<Predict> needs <Why>…</Why>: the reason, told after the choice');
  return {
    name: getAttribute(file, node, 'name'),
    title: withoutBackTicks(getAttribute(file, node, 'title')),
    question: getAttribute(file, node, 'question'),
    files,
    outcomes,
    why: why.children,
    line: lineOf(node),
    node,
  };
}

function readOutcome(file: string, node: MdxJsxFlowElement, shared: readonly SourcePart[]): OutcomePart {
  const right = hasAttribute(node, 'right');
  const own = readFiles(file, node);
  const sentence = listProse(file, node);
  if (!right && own.length === 0)
    throw errorAt(file, node, 'a wrong <Outcome> needs a fence with the code its picture is drawn from');
  if (sentence.length === 0)
    throw errorAt(file, node, '<Outcome> needs a sentence: why it is right or wrong');
  return {
    title: withoutBackTicks(getAttribute(file, node, 'title')),
    right,
    files: mergeFiles(shared, own),
    sentence,
    line: lineOf(node),
  };
}

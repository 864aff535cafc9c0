import type { RootContent } from 'mdast';
import type { MdxJsxFlowElement } from 'mdast-util-mdx-jsx';
import { errorAt, getAttribute, lineOf } from '../markdown-ast.ts';
import type { SourcePart } from '../read-code.ts';
import { childElements, filesOf, filesWith, hasAttribute, proseOf } from './child-elements.ts';

/** One outcome to choose: what its picture shows in words, the code it is drawn from, and why it is right or wrong. */
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
  /** Why the right outcome is right, told after the choice. */
  why: RootContent[];
  line: number;
  node: MdxJsxFlowElement;
};

/** Reads `<Predict>`: the code's fences, two to four `<Outcome>`, one of them `right`, and a `<Why>`. */
export function readPredict(file: string, node: MdxJsxFlowElement): PredictPart {
  const files = filesOf(file, node);
  if (files.length === 0) throw errorAt(file, node, '<Predict> needs the fences of its code');
  const stray = proseOf(file, node, ['Outcome', 'Why'])[0];
  if (stray)
    throw errorAt(
      file,
      stray,
      'inside <Predict> put fences, <Outcome> and <Why> only; the question is its question="…"',
    );
  const outcomes = childElements(node, 'Outcome').map((outcome) => readOutcome(file, outcome, files));
  const rightOnes = outcomes.filter(({ right }) => right).length;
  if (outcomes.length < 2 || outcomes.length > 4)
    throw errorAt(file, node, `<Predict> has ${outcomes.length} outcomes; write 2 to 4 <Outcome title="…">`);
  if (rightOnes !== 1)
    throw errorAt(
      file,
      node,
      `<Predict> has ${rightOnes} right outcomes; mark exactly one: <Outcome right title="…">`,
    );
  const [why] = childElements(node, 'Why');
  if (!why || why.children.length === 0)
    throw errorAt(file, node, '<Predict> needs <Why>…</Why>: the reason, told after the choice');
  return {
    name: getAttribute(file, node, 'name'),
    title: getAttribute(file, node, 'title'),
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
  const own = filesOf(file, node);
  const sentence = proseOf(file, node);
  if (!right && own.length === 0)
    throw errorAt(file, node, 'a wrong <Outcome> needs a fence with the code its picture is drawn from');
  if (sentence.length === 0)
    throw errorAt(file, node, '<Outcome> needs a sentence: why it is right or wrong');
  return {
    title: getAttribute(file, node, 'title'),
    right,
    files: filesWith(shared, own),
    sentence,
    line: lineOf(node),
  };
}

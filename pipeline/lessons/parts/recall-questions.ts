import type { Root, RootContent } from 'mdast';
import type { MdxJsxFlowElement } from 'mdast-util-mdx-jsx';
import { toString } from 'mdast-util-to-string';
import { visit } from 'unist-util-visit';
import { lessonIds } from '../../../content/lessons/order.ts';
import { cacheResult } from '../../fingerprint/cache-result.ts';
import { collectParts, type LessonParts } from './lesson-parts.ts';
import { lineOf, parseTree } from '../markdown-ast.ts';
import { readLesson } from '../read-lesson.ts';
import type { PredictPart } from './read-predict.ts';

/** Whether a prediction is a question to recall with: it is in the section *Recall*. */
export function isRecalled({ headings }: Pick<LessonParts, 'headings'>, { line }: PredictPart): boolean {
  const before = headings.findLast((heading) => heading.depth === 2 && lineOf(heading) < line);
  return before !== undefined && toString(before) === 'Recall';
}

/** The questions to recall with, those with pictures too, in order. */
export function listRecall(parts: LessonParts): { name: string; line: number }[] {
  return [...parts.questions, ...parts.learner.predicts.filter((predict) => isRecalled(parts, predict))]
    .map(({ name, line }) => ({ name, line }))
    .toSorted((one, other) => one.line - other.line);
}

/** The lessons that have questions to recall with, and the names of these. */
export function readRecall(): { lesson: string; questions: string[] }[] {
  return lessonIds.flatMap((lesson) => {
    const { file, body } = readLesson(lesson);
    const questions = cacheResult(`lessons/${lesson}.recall`, body, () =>
      listRecall(collectParts(file, parseTree({ file, body }))).map(({ name }) => name),
    );
    return questions.length > 0 ? [{ lesson, questions }] : [];
  });
}

/**
 * Of a lesson that `remarkLesson` has drawn, keeps the questions to recall with: the review shows them one by
 * one.
 */
export function keepRecall() {
  return (tree: Root) => {
    const kept: RootContent[] = [];
    visit(tree, 'mdxJsxFlowElement', (node: MdxJsxFlowElement) => {
      const isPicture =
        node.name === 'Predict' &&
        node.attributes.some((each) => each.type === 'mdxJsxAttribute' && each.name === 'isRecall');
      if (node.name !== 'Question' && !isPicture) return undefined;
      kept.push(node);
      return 'skip';
    });
    tree.children = kept;
  };
}

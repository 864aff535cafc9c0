import type { Root, RootContent } from 'mdast';
import type { MdxJsxFlowElement } from 'mdast-util-mdx-jsx';
import { toString } from 'mdast-util-to-string';
import { visit } from 'unist-util-visit';
import { lessonIds } from '../../../content/lessons/order.ts';
import { cacheResult } from '../../fingerprint/cache-result.ts';
import { collectParts, type LessonParts } from './lesson-parts.ts';
import { lineOf, parseMarkdown } from '../markdown-ast.ts';
import { readLesson } from '../read-lesson.ts';
import type { PredictPart } from './read-predict.ts';

/** Whether a prediction is a recall question: whether it is in the section *Recall*. */
export function isRecallQuestion(
  { headings }: Pick<LessonParts, 'headings'>,
  { line }: PredictPart,
): boolean {
  const before = headings.findLast((heading) => heading.depth === 2 && lineOf(heading) < line);
  return before !== undefined && toString(before) === 'Recall';
}

/** The recall questions of a lesson, predictions included, in order. */
export function listRecallQuestions(parts: LessonParts): { name: string; line: number }[] {
  return [...parts.questions, ...parts.learner.predicts.filter((predict) => isRecallQuestion(parts, predict))]
    .map(({ name, line }) => ({ name, line }))
    .toSorted((a, b) => a.line - b.line);
}

/** The lessons that have recall questions, with the names of the questions. */
export function readRecallQuestions(): { lesson: string; questions: string[] }[] {
  return lessonIds.flatMap((lesson) => {
    const { file, body } = readLesson(lesson);
    const questions = cacheResult(`lessons/${lesson}.recall`, body, () =>
      listRecallQuestions(collectParts(file, parseMarkdown({ file, body }))).map(({ name }) => name),
    );
    return questions.length > 0 ? [{ lesson, questions }] : [];
  });
}

/**
 * A remark plugin that runs after `remarkLesson` and removes everything from a lesson except its recall
 * questions. The review shows them one by one.
 */
export function remarkKeepRecallQuestions() {
  return (tree: Root) => {
    const questions: RootContent[] = [];
    visit(tree, 'mdxJsxFlowElement', (node: MdxJsxFlowElement) => {
      const isRecallPrediction =
        node.name === 'Predict' &&
        node.attributes.some((each) => each.type === 'mdxJsxAttribute' && each.name === 'isRecall');
      if (node.name !== 'Question' && !isRecallPrediction) return undefined;
      questions.push(node);
      return 'skip';
    });
    tree.children = questions;
  };
}

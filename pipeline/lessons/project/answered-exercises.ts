import type { MdxJsxFlowElement } from 'mdast-util-mdx-jsx';
import { visit } from 'unist-util-visit';
import type { SourceFile } from '../../../contract/lessons/lesson-code.ts';
import { cacheResult } from '../../fingerprint/cache-result.ts';
import { findAttribute, parseMarkdown } from '../markdown-ast.ts';
import { listFences, sourcePart } from '../read-code.ts';
import { readLesson } from '../read-lesson.ts';
import { sourceFiles } from '../source-files.ts';

/** The parts of an exercise that a project uses: its start, its first solution, and the words of its commit. */
export type AnsweredExercise = {
  name: string;
  commit: string;
  start: SourceFile[];
  solution: SourceFile[];
};

/** The exercises of a lesson, in order. */
export function readAnsweredExercises(lessonId: string): AnsweredExercise[] {
  const { file, body } = readLesson(lessonId);
  return cacheResult(`lessons/${lessonId}.answers`, body, () => {
    const exercises: AnsweredExercise[] = [];
    visit(parseMarkdown({ file, body }), 'mdxJsxFlowElement', (node: MdxJsxFlowElement) => {
      if (node.name !== 'Exercise') return;
      const fences = listFences(node);
      const first = fences.find(({ flags }) => flags.solution !== undefined)?.flags.solution;
      const selectFiles = (flag: string, value: string | true | undefined) =>
        sourceFiles(
          fences.filter(({ flags }) => flags[flag] === value).map((fence) => sourcePart(file, fence)),
        );
      exercises.push({
        name: findAttribute(node, 'name') ?? '',
        commit: findAttribute(node, 'commit') ?? findAttribute(node, 'title') ?? '',
        start: selectFiles('start', true),
        solution: first === undefined ? [] : selectFiles('solution', first),
      });
    });
    return exercises;
  });
}

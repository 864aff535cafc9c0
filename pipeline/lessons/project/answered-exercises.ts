import type { MdxJsxFlowElement } from 'mdast-util-mdx-jsx';
import { visit } from 'unist-util-visit';
import type { SourceFile } from '../../../contract/lessons/lesson-code.ts';
import { cacheResult } from '../../fingerprint/cache-result.ts';
import { attribute, parseTree } from '../markdown-ast.ts';
import { fencesOf, sourcePart } from '../read-code.ts';
import { readLesson } from '../read-lesson.ts';
import { sourceFiles } from '../source-files.ts';

/** What a project needs of an exercise: the files to start from, and those of the first solution. */
export type AnsweredExercise = { name: string; start: SourceFile[]; solution: SourceFile[] };

/** The exercises of a lesson, in order. */
export function readAnsweredExercises(lessonId: string): AnsweredExercise[] {
  const { file, body } = readLesson(lessonId);
  return cacheResult(`lessons/${lessonId}.answers`, body, () => {
    const exercises: AnsweredExercise[] = [];
    visit(parseTree({ file, body }), 'mdxJsxFlowElement', (node: MdxJsxFlowElement) => {
      if (node.name !== 'Exercise') return;
      const fences = fencesOf(node);
      const first = fences.find(({ words }) => words.solution !== undefined)?.words.solution;
      const filesWith = (word: string, value: string | true | undefined) =>
        sourceFiles(
          fences.filter(({ words }) => words[word] === value).map((fence) => sourcePart(file, fence)),
        );
      exercises.push({
        name: attribute(node, 'name') ?? '',
        start: filesWith('start', true),
        solution: first === undefined ? [] : filesWith('solution', first),
      });
    });
    return exercises;
  });
}

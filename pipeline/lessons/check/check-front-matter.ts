import { features } from 'web-features';
import { lessonIds } from '../../../content/lessons/order.ts';
import { findFeatureSupport } from '../feature-support.ts';
import { attribute, lineOf } from '../markdown-ast.ts';
import { suggest } from '../suggest.ts';
import type { CheckedLesson, Report } from './lesson-check.ts';

/**
 * The features of the head and of every `<Support>` are in the web-features data, and the prerequisites are lessons.
 */
export function checkHead({ head, headLines, parts }: CheckedLesson, report: Report): void {
  const named = [
    ...head.features.map((id) => ({ id, line: headLines.features ?? 1 })),
    ...parts.supports.map((node) => ({ id: attribute(node, 'id') ?? '', line: lineOf(node) })),
  ];
  for (const { id, line } of named)
    if (!findFeatureSupport(id))
      report(line, `"${id}" is not a feature of the web-features data${suggest(id, Object.keys(features))}`);
  for (const id of head.prerequisites)
    if (!lessonIds.includes(id))
      report(
        headLines.prerequisites ?? 1,
        `the prerequisite "${id}" is not a lesson of content/lessons/order.ts${suggest(id, lessonIds)}`,
      );
}

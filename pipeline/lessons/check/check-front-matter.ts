import { features } from 'web-features';
import { lessonIds } from '../../../content/lessons/order.ts';
import { findFeatureSupport } from '../feature-support.ts';
import { findAttribute, lineOf } from '../markdown-ast.ts';
import { suggest } from '../suggest.ts';
import type { ParsedLesson, Report } from './lesson-check.ts';

/**
 * The features of the front matter and of every `<Support>` are in the web-features data, and the
 * prerequisites are lessons.
 */
export function checkFrontMatter(
  { frontMatter, frontMatterLines, parts }: ParsedLesson,
  report: Report,
): void {
  const named = [
    ...frontMatter.features.map((id) => ({ id, line: frontMatterLines.features ?? 1 })),
    ...parts.supports.map((node) => ({ id: findAttribute(node, 'id') ?? '', line: lineOf(node) })),
  ];
  for (const { id, line } of named)
    if (!findFeatureSupport(id))
      report(line, `"${id}" is not a feature of the web-features data${suggest(id, Object.keys(features))}`);
  for (const id of frontMatter.prerequisites)
    if (!lessonIds.includes(id))
      report(
        frontMatterLines.prerequisites ?? 1,
        `the prerequisite "${id}" is not a lesson of content/lessons/order.ts${suggest(id, lessonIds)}`,
      );
}

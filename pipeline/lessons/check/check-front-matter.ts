import { suggestNearest } from '../../../contract/content/errors/content-error.ts';
import { features } from 'web-features';
import { lessonIds } from '../../../content/lessons/order.ts';
import { findFeatureSupport } from '../feature-support.ts';
import { findAttribute, lineOf, createHeadingIds } from '../markdown-ast.ts';
import type { ParsedLesson, Report } from './lesson-check.ts';
import { findSubject } from '../subjects.ts';

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
      report(
        line,
        `"${id}" is not a feature of the web-features data${suggestNearest(id, Object.keys(features))}`,
      );
  for (const id of frontMatter.prerequisites)
    if (!lessonIds.includes(id))
      report(
        frontMatterLines.prerequisites ?? 1,
        `the prerequisite "${id}" is not a lesson of content/lessons/order.ts${suggestNearest(id, lessonIds)}`,
      );
}

/** Every symptom of the front matter leads to a heading and to an example or exercise. Every finished lesson has some. */
export function checkSymptoms({ frontMatter, frontMatterLines, parts }: ParsedLesson, report: Report): void {
  const { symptoms } = frontMatter;
  if (!symptoms) {
    if (!frontMatter.unwritten)
      report(
        1,
        'the front matter has no symptoms; give five to ten problems that the lesson explains, in the words of a learner',
      );
    return;
  }
  const line = frontMatterLines.symptoms ?? 1;
  const headings = [...createHeadingIds(parts.headings).values()];
  const exercises = parts.exercises.filter(({ isWarmUp }) => !isWarmUp);
  const names = [...parts.examples, ...exercises].map(({ name }) => name);
  for (const { says, heading, part } of symptoms) {
    if (!headings.includes(heading))
      report(
        line,
        `the symptom “${says}”: there is no heading "${heading}"${suggestNearest(heading, headings)}`,
      );
    if (!names.includes(part))
      report(
        line,
        `the symptom “${says}”: there is no example or exercise named "${part}"${suggestNearest(part, names)}`,
      );
  }
}

/**
 * In the front matter, `teaches` names an existing heading and part for every subject of the lesson. Every
 * finished lesson has it.
 */
export function checkTeaches(
  { id, frontMatter, frontMatterLines, parts }: ParsedLesson,
  report: Report,
): void {
  const { teach = [] } = findSubject(id) ?? {};
  const { teaches } = frontMatter;
  if (!teaches) {
    if (!frontMatter.unwritten && teach.length > 0)
      report(
        1,
        `the front matter has no teaches; say for each of the ${teach.length} lines under "teach" in content/lessons/subjects.yaml where it is taught`,
      );
    return;
  }
  const line = frontMatterLines.teaches ?? 1;
  if (teaches.length !== teach.length)
    report(
      line,
      `teaches has ${teaches.length} entries; give one for each of the ${teach.length} lines under "teach" in content/lessons/subjects.yaml`,
    );
  const headings = [...createHeadingIds(parts.headings).values()];
  const names = [
    ...parts.examples,
    ...parts.exercises,
    ...parts.learner.predicts,
    ...parts.learner.compares,
    ...parts.learner.steps,
  ].map(({ name }) => name);
  for (const [index, { heading, part }] of teaches.entries()) {
    const entryName = `teaches, entry ${index + 1}`;
    if (!headings.includes(heading))
      report(line, `${entryName}: there is no heading "${heading}"${suggestNearest(heading, headings)}`);
    if (!names.includes(part))
      report(line, `${entryName}: there is no part named "${part}"${suggestNearest(part, names)}`);
  }
}

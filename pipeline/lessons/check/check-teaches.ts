import { createHeadingIds } from '../markdown-ast.ts';
import { findSubject } from '../subjects.ts';
import { suggest } from '../suggest.ts';
import type { ParsedLesson, Report } from './lesson-check.ts';

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
      report(line, `${entryName}: there is no heading "${heading}"${suggest(heading, headings)}`);
    if (!names.includes(part))
      report(line, `${entryName}: there is no part named "${part}"${suggest(part, names)}`);
  }
}

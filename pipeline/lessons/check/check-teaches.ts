import { headingIds } from '../markdown-ast.ts';
import { findSubject } from '../subjects.ts';
import { suggest } from '../suggest.ts';
import type { CheckedLesson, Report } from './lesson-check.ts';

/**
 * The head's `teaches` names, for every subject of the lesson, a heading and a part that exist. A finished
 * lesson has it.
 */
export function checkTeaches({ id, head, headLines, parts }: CheckedLesson, report: Report): void {
  const { teach = [] } = findSubject(id) ?? {};
  const { teaches } = head;
  if (!teaches) {
    if (!head.unwritten && teach.length > 0)
      report(
        1,
        `the head has no teaches; say for each of the ${teach.length} lines under "teach" in content/lessons/subjects.yaml where it is taught`,
      );
    return;
  }
  const line = headLines.teaches ?? 1;
  if (teaches.length !== teach.length)
    report(
      line,
      `teaches has ${teaches.length} entries; give one for each of the ${teach.length} lines under "teach" in content/lessons/subjects.yaml`,
    );
  const headings = [...headingIds(parts.headings).values()];
  const names = [
    ...parts.examples,
    ...parts.exercises,
    ...parts.learner.predicts,
    ...parts.learner.compares,
    ...parts.learner.steps,
  ].map(({ name }) => name);
  for (const [index, { heading, part }] of teaches.entries()) {
    const what = `teaches, entry ${index + 1}`;
    if (!headings.includes(heading))
      report(line, `${what}: there is no heading "${heading}"${suggest(heading, headings)}`);
    if (!names.includes(part))
      report(line, `${what}: there is no part named "${part}"${suggest(part, names)}`);
  }
}

import { createHeadingIds } from '../markdown-ast.ts';
import { suggest } from '../suggest.ts';
import type { ParsedLesson, Report } from './lesson-check.ts';

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
      report(line, `the symptom “${says}”: there is no heading "${heading}"${suggest(heading, headings)}`);
    if (!names.includes(part))
      report(
        line,
        `the symptom “${says}”: there is no example or exercise named "${part}"${suggest(part, names)}`,
      );
  }
}

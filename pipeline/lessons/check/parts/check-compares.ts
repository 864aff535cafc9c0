import type { Report } from '../lesson-check.ts';
import { sourceFiles } from '../../source-files.ts';
import type { ComparePart } from '../../parts/read-compare.ts';
import { findAlike } from './find-equal-screenshots.ts';
import type { Pictures } from './screenshots.ts';

/** Versions differ in code and in picture. */
export async function checkCompares(
  { versions, line }: ComparePart,
  pictures: Pictures,
  report: Report,
): Promise<void> {
  const shown: { name: string; picture: string }[] = [];
  for (const { name, files } of versions)
    shown.push({ name, picture: await pictures.take(sourceFiles(files)) });
  for (const [one, other] of findAlike(shown))
    report(line, `the versions ${one} and ${other} give the same picture`);
}

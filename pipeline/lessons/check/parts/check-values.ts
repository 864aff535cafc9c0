import { replaceValue } from '../../../../app/learn/parts/values/find-declaration.ts';
import type { BarePage } from '../../../playground/bare-page.ts';
import type { Report } from '../lesson-check.ts';
import type { ExamplePart } from '../../parts/lesson-parts.ts';
import { resultFiles, sourceFiles } from '../../source-files.ts';
import { findEqualScreenshots } from './find-equal-screenshots.ts';
import type { ScreenshotCache } from '../browser/screenshots.ts';

/** The browser accepts every value of a control, and each value gives a different picture. */
export async function checkValues(
  example: ExamplePart,
  page: BarePage,
  screenshots: ScreenshotCache,
  report: Report,
): Promise<void> {
  for (const { of, property, values, line } of example.values) {
    const rejected = await page.evaluate(([name, all]) => all.filter((value) => !CSS.supports(name, value)), [
      property,
      values,
    ] as const);
    for (const value of rejected) report(line, `Chromium does not accept ${property}: ${value}`);
    const accepted = values.filter((value) => !rejected.includes(value));
    const shown: { name: string; screenshot: string }[] = [];
    for (const value of accepted) {
      const files = sourceFiles(example.files).map((file) =>
        file.language === 'css'
          ? { ...file, code: replaceValue(file.code, of, property, value) ?? file.code }
          : file,
      );
      shown.push({ name: value, screenshot: await screenshots.take(resultFiles(example, files)) });
    }
    for (const [first, second] of findEqualScreenshots(shown))
      report(
        line,
        `${property}: ${first} and ${second} give the same picture in ${of}; leave one out, or change the sample`,
      );
  }
}

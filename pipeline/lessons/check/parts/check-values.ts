import type { Page } from '@playwright/test';
import { replaceValue } from '../../../../app/learn/parts/values/find-declaration.ts';
import type { Report } from '../lesson-check.ts';
import type { ExamplePart } from '../../parts/lesson-parts.ts';
import { resultFiles, sourceFiles } from '../../source-files.ts';
import { findAlike } from './find-equal-screenshots.ts';
import type { Pictures } from './screenshots.ts';

/** Every value of a control is one the browser takes, and each gives its own picture. */
export async function checkValues(
  example: ExamplePart,
  page: Page,
  pictures: Pictures,
  report: Report,
): Promise<void> {
  for (const { of, property, values, line } of example.values) {
    const refused = await page.evaluate(([name, all]) => all.filter((value) => !CSS.supports(name, value)), [
      property,
      values,
    ] as const);
    for (const value of refused) report(line, `Chromium does not take ${property}: ${value}`);
    const taken = values.filter((value) => !refused.includes(value));
    const shown: { name: string; picture: string }[] = [];
    for (const value of taken) {
      const files = sourceFiles(example.files).map((file) =>
        file.language === 'css'
          ? { ...file, code: replaceValue(file.code, of, property, value) ?? file.code }
          : file,
      );
      shown.push({ name: value, picture: await pictures.take(resultFiles(example, files)) });
    }
    for (const [one, other] of findAlike(shown))
      report(
        line,
        `${property}: ${one} and ${other} give the same picture in ${of}; leave one out, or change the sample`,
      );
  }
}

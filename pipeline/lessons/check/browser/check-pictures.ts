import type { ScreenshotCache, ShownCheck } from './screenshots.ts';
import type { ParsedLesson, Report } from '../lesson-check.ts';
import { sourceFiles, resultFiles } from '../../source-files.ts';
import type { ComparePart } from '../../parts/read-compare.ts';
import type { PredictPart } from '../../parts/read-predict.ts';
import type { StepsPart } from '../../parts/read-steps.ts';
import { replaceValue } from '../../../../app/learn/parts/values/find-declaration.ts';
import type { Page } from '@playwright/test';
import type { ExamplePart } from '../../parts/lesson-parts.ts';

/** The pairs of names with equal screenshots: each name with the first that has the same screenshot. */
function findEqualScreenshots(shown: readonly { name: string; screenshot: string }[]): [string, string][] {
  return shown.flatMap(({ name, screenshot }, index): [string, string][] => {
    const first = shown.findIndex((other) => other.screenshot === screenshot);
    return first < index ? [[shown[first]?.name ?? '', name]] : [];
  });
}

/** The browser accepts every value of a control, and each value gives a different picture. */
async function checkValues(
  example: ExamplePart,
  page: Page,
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

/** Each state that is rendered from code looks different from the one before it. */
async function checkSteps({ steps }: StepsPart, screenshots: ScreenshotCache, report: Report): Promise<void> {
  let previous: string | undefined;
  for (const { title, files, line } of steps) {
    const screenshot = files.length > 0 ? await screenshots.take(sourceFiles(files)) : undefined;
    if (screenshot !== undefined && screenshot === previous)
      report(line, `the state “${title}” looks like the one before it`);
    previous = screenshot;
  }
}

/**
 * The right outcome looks like the result of the code. The wrong ones look different from it and from each
 * other.
 */
async function checkPredicts(
  { files, outcomes }: PredictPart,
  screenshots: ScreenshotCache,
  report: Report,
): Promise<void> {
  const resultScreenshot = await screenshots.take(sourceFiles(files));
  const wrong: { name: string; screenshot: string }[] = [];
  for (const { title, right, files: outcomeFiles, line } of outcomes) {
    const screenshot = await screenshots.take(sourceFiles(outcomeFiles));
    if (right && screenshot !== resultScreenshot)
      report(line, `the right outcome “${title}” does not look like the result of the code`);
    if (!right && screenshot === resultScreenshot)
      report(line, `the outcome “${title}” is marked wrong and looks like the result of the code`);
    if (!right) wrong.push({ name: title, screenshot });
  }
  for (const [first, second] of findEqualScreenshots(wrong))
    report(outcomes[0]?.line ?? 1, `the outcomes “${first}” and “${second}” look the same`);
}

/** No two versions of a comparison look the same. */
async function checkCompares(
  { versions, line }: ComparePart,
  screenshots: ScreenshotCache,
  report: Report,
): Promise<void> {
  const shown: { name: string; screenshot: string }[] = [];
  for (const { name, files } of versions)
    shown.push({ name, screenshot: await screenshots.take(sourceFiles(files)) });
  for (const [first, second] of findEqualScreenshots(shown))
    report(line, `the versions ${first} and ${second} give the same picture`);
}

/** The values, outcomes, versions and steps of a part look different from each other: a check for each part. */
export function listPictureChecks(
  { parts: { examples, learner } }: ParsedLesson,
  report: Report,
): ShownCheck[] {
  const listChecks = <Part>(
    parts: readonly Part[],
    check: (part: Part, screenshots: ScreenshotCache, report: Report) => Promise<void>,
  ) =>
    parts.map(
      (part): ShownCheck =>
        (_page, screenshots) =>
          check(part, screenshots, report),
    );
  return [
    ...examples.map(
      (example): ShownCheck =>
        ({ page }, screenshots) =>
          checkValues(example, page, screenshots, report),
    ),
    ...listChecks(learner.predicts, checkPredicts),
    ...listChecks(learner.compares, checkCompares),
    ...listChecks(learner.steps, checkSteps),
  ];
}

import { joinSetup } from '../../../../app/learn/parts/setup/join-setup.ts';
import { listPartResults } from '../../parts/part-code.ts';
import type { SourcePart } from '../../read-code.ts';
import { answeredFiles, sourceFiles } from '../../source-files.ts';
import type { SourceFile } from '../../../../contract/lessons/lesson-code.ts';
import type { ParsedLesson, Report } from '../lesson-check.ts';
import type { ShownCheck } from './screenshots.ts';
import type { ResultPage } from './lesson-browser.ts';
import { countRequestedFrames, findMotion } from './find-motion.ts';

/** How long motion may take for a user who prefers reduced motion. */
const longestMs = 200;
/** In how many of the watched frames a script may draw before it counts as motion. */
const maxFrames = 5;
const watchedFrames = 10;

type Result = { description: string; parts: SourcePart[]; line: number };

/** The results of all examples and solutions, without those that are wrong on purpose. */
function listResults({ parts: { examples, exercises, learner } }: ParsedLesson): Result[] {
  return [
    ...examples
      .filter(({ wrongIn }) => wrongIn === undefined)
      .map(({ name, files, setup, line }) => ({
        description: `the result of "${name}"`,
        parts: joinSetup(files, setup),
        line,
      })),
    ...exercises.flatMap((exercise) =>
      exercise.solutions.map(({ name, files, line }) => ({
        description: `the solution "${name}"`,
        line,
        parts: answeredFiles<SourcePart>(exercise, files),
      })),
    ),
    // Last, because most of them are shown for a screenshot meanwhile.
    ...listPartResults(learner),
  ];
}

/** The checks of results that were not checked yet, by their files. */
export class ResultChecks {
  readonly #pending = new Map<string, Result>();
  readonly #report: Report;
  readonly #checked = { pages: new Set<string>(), bodies: new Set<string>() };

  constructor(lesson: ParsedLesson, report: Report) {
    this.#report = report;
    for (const result of listResults(lesson)) {
      const key = JSON.stringify(sourceFiles(result.parts));
      if (!this.#pending.has(key)) this.#pending.set(key, result);
    }
  }

  /** A check for each result, which shows the result and checks it, unless that was done meanwhile. */
  list(): ShownCheck[] {
    return [...this.#pending].map(([key, { parts }]) => async (page) => {
      if (!this.#pending.has(key)) return;
      const files = sourceFiles(parts);
      await page.show(files, 'night');
      await this.checkShown(files, page);
    });
  }

  /**
   * Checks the result of the files, which the page shows in the dark theme and leaves in the light one, unless it was
   * checked: it has no motion for users who prefer reduced motion, and is accessible in both themes. `use` does
   * something else with the page in between: after the motion, which a screenshot ends, and before the theme changes.
   */
  checkShown = async (
    files: readonly SourceFile[],
    page: ResultPage,
    use: () => Promise<void> = async () => undefined,
  ): Promise<void> => {
    const key = JSON.stringify(files);
    const result = this.#pending.get(key);
    this.#pending.delete(key);
    if (result) await checkMotion(result, page, this.#report);
    await use();
    if (result) await this.#checkAccessibility(result, page);
  };

  async #checkAccessibility(result: Result, page: ResultPage): Promise<void> {
    // As the scripts have left it. Most results of an exercise or a comparison differ in style or drawing only.
    const [html, body] = await page.page.evaluate(() => [
      document.documentElement.outerHTML,
      document.body.outerHTML,
    ]);
    const { pages, bodies } = this.#checked;
    if (pages.has(html)) return; // differs in what a script drew, which axe does not see
    const ruleSet = bodies.has(body) ? 'style' : 'all';
    pages.add(html);
    bodies.add(body);
    await reportViolations(result, page, this.#report, ruleSet);
  }
}

/** Checks the result that the page shows in the dark theme, then in the light one. */
async function reportViolations(
  { description, parts, line }: Result,
  page: ResultPage,
  report: Report,
  ruleSet: 'all' | 'style',
): Promise<void> {
  const reported = new Set<string>();
  for (const { theme, help, html } of await page.listViolations(ruleSet)) {
    if (reported.has(html + help)) continue;
    reported.add(html + help);
    report(
      findElementLine(html, parts) ?? line,
      `${description}, in the theme ${theme}: ${help.replaceAll(/\s+/g, ' ')}: ${html.slice(0, 100)}`,
    );
  }
}

async function checkMotion(
  { description, parts, line }: Result,
  page: ResultPage,
  report: Report,
): Promise<void> {
  const css = parts.find(({ language }) => language === 'css');
  const script = parts.find(
    ({ language, code }) => language !== 'css' && code.includes('requestAnimationFrame'),
  );
  const mayMove = parts.some(({ code }) => /animat|transition/.test(code));
  if (!mayMove && !script) return;
  const [motion] = await page.page.evaluate(findMotion, longestMs);
  if (motion) {
    const place = css ? (findLine(css, new RegExp(`\\b${motion.kind}`)) ?? css.line) : line;
    const lasts = motion.milliseconds === undefined ? 'has no end' : `lasts ${motion.milliseconds} ms`;
    report(
      place,
      `${description}: the ${motion.kind} of ${motion.element} ${lasts} for a user who prefers reduced motion; ` +
        `stop it or bring it to ${longestMs} ms inside @media (prefers-reduced-motion: reduce)`,
    );
  }
  if (!script) return;
  if ((await page.page.evaluate(countRequestedFrames, watchedFrames)) > maxFrames) {
    report(
      findLine(script, /requestAnimationFrame/) ?? line,
      `${description}: the script keeps drawing for a user who prefers reduced motion; check matchMedia('(prefers-reduced-motion: reduce)') first`,
    );
  }
}

function findLine(part: SourcePart, pattern: RegExp): number | undefined {
  const index = part.code.split('\n').findIndex((text) => pattern.test(text));
  return index < 0 ? undefined : part.line + 1 + index;
}

/** The line of an element's start tag in the lesson's file. */
function findElementLine(html: string, parts: readonly SourcePart[]): number | undefined {
  const tag = /^<[^>]*>/.exec(html)?.[0] ?? html;
  const source = parts.find(({ language, code }) => language === 'html' && code.includes(tag));
  if (!source) return undefined;
  return source.line + source.code.slice(0, source.code.indexOf(tag)).split('\n').length;
}

import type { Browser, Page } from '@playwright/test';
import { assembleDocument } from '../../../../app/learn/playground/document/assemble-document.ts';
import { resultHeight } from '../../../../app/learn/playground/result/result-height.ts';
import type { SourceFile } from '../../../../contract/lessons/lesson-code.ts';
import { openClosedPage } from '../../../playground/closed-page.ts';
import { getFrameScript } from '../../../playground/frame-scripts.ts';
import { lessonsHost, findResultResponse } from '../../../playground/page-response.ts';
import type { LessonParts } from '../../parts/lesson-parts.ts';
import { listNamedResults } from '../../parts/named-results.ts';
import { type ResultHeights, readResultHeights } from '../../result-heights.ts';
import { answeredFiles, resultFiles, sourceFiles } from '../../source-files.ts';
import type { SourcePart } from '../../read-code.ts';
import { bothHeights } from '../../../../contract/lessons/expected-height.ts';
import type { ParsedLesson, Report } from '../lesson-check.ts';

const origin = `http://${lessonsHost}`;
const windowSize = { width: 900, height: 900 };
type Widths = readonly [wide: number, phone: number];

/**
 * The widths of a result in CSS pixels: beside its code in a window 1,280 wide, and below its code on a phone
 * 390 wide.
 */
const widths: Widths = [406, 332];
/** The widths of the outcomes of a prediction, of two and of three versions side by side, and of a step. */
const outcomeWidths: Widths = [251, 298];
const versionWidths: readonly Widths[] = [
  [422, 332],
  [276, 332],
];
const stepWidths: Widths = [862, 332];
/** If the two heights differ by less than this, one height is stored for both widths. */
const minDifferencePixels = 6;

type MeasuredResult = { name: string; files: SourceFile[]; widths: Widths };

/** The results of a lesson that are shown in frames with the height of their content. */
function listMeasuredResults({ examples, exercises, learner }: LessonParts): MeasuredResult[] {
  const { predicts, compares, steps } = learner;
  const noResults = { ...learner, predicts: [], compares: [], steps: [] };
  const listOf = (parts: Partial<typeof learner>, pair: Widths) =>
    listNamedResults({ ...noResults, ...parts }).map(({ name, files }) => ({ name, files, widths: pair }));
  return [
    ...examples
      .filter(({ height }) => height === undefined)
      .map((example) => ({ name: example.name, files: resultFiles(example), widths })),
    ...listOf({ predicts }, outcomeWidths),
    ...compares.flatMap((compare) =>
      listOf({ compares: [compare] }, versionWidths[compare.versions.length - 2] ?? widths),
    ),
    ...listOf({ steps }, stepWidths),
    ...exercises.map((exercise) => ({
      name: exercise.name,
      files: sourceFiles(answeredFiles<SourcePart>(exercise, [])),
      widths,
    })),
  ];
}

/**
 * Runs in the browser: shows the results in frames as a lesson does, at the first width of each, then at the
 * second, and sets each frame to the height that it reports. Returns the heights at both widths, each read when
 * none has changed for some animation frames.
 */
async function readHeights([results, { lowest, highest, first }]: readonly [
  readonly { src: string; widths: Widths }[],
  typeof resultHeight,
]): Promise<[number[], number[]]> {
  const stableFrameCount = 12;
  const frames = results.map(({ src, widths: [width] }) => {
    const frame = document.createElement('iframe');
    frame.sandbox.add('allow-scripts');
    // All frames are at the same position, because a frame outside the window is not laid out.
    Object.assign(frame.style, { position: 'fixed', border: '0', width: `${width}px`, height: `${first}px` });
    frame.src = src;
    return frame;
  });
  let framesWithoutChange = 0;
  addEventListener(
    'message',
    ({ source, data }: MessageEvent<{ kind?: unknown; height?: unknown } | null>) => {
      const frame = frames.find(({ contentWindow }) => contentWindow === source);
      if (!frame || data?.kind !== 'height' || typeof data.height !== 'number') return;
      frame.style.height = `${Math.min(highest, Math.max(lowest, Math.ceil(data.height)))}px`;
      framesWithoutChange = 0;
    },
  );
  const waitForHeights = async () => {
    for (framesWithoutChange = 0; framesWithoutChange < stableFrameCount; framesWithoutChange += 1)
      await new Promise((resolve) => requestAnimationFrame(resolve));
    return frames.map(({ style }) => Number.parseFloat(style.height));
  };
  const loaded = frames.map(
    (frame) => new Promise((resolve) => frame.addEventListener('load', resolve, { once: true })),
  );
  document.body.replaceChildren(...frames);
  await Promise.all(loaded);
  const wide = await waitForHeights();
  frames.forEach((frame, index) => {
    frame.style.width = `${results[index]?.widths[1]}px`;
  });
  return [wide, await waitForHeights()];
}

/** The page that measures all results of a lesson in one document. */
export type MeasuringPage = {
  measureHeights: (parts: LessonParts) => Promise<ResultHeights>;
  page: Page;
};

/** Opens the page that measures results. */
export async function openMeasuringPage(browser: Browser): Promise<MeasuringPage> {
  const frameScript = await getFrameScript();
  const documents = new Map<string, string>();
  const page = await openClosedPage(
    browser,
    (url) =>
      // The page around the frames has no policy, because the policy of results allows no frames.
      url.href === `${origin}/`
        ? { headers: { 'Content-Type': 'text/html' }, body: '<!doctype html>' }
        : findResultResponse(url, (href) => documents.get(href)),
    { windowSize, reducedMotion: 'reduce' },
  );
  const measureHeights: MeasuringPage['measureHeights'] = async (parts) => {
    const results = listMeasuredResults(parts);
    documents.clear();
    const frames = results.map(({ name, files, widths: pair }) => {
      const src = `${origin}/measured/${name}`;
      documents.set(src, assembleDocument(files, frameScript));
      return { src, widths: pair };
    });
    await page.goto(`${origin}/`);
    const [wideHeights, phoneHeights] = await page.evaluate(readHeights, [frames, resultHeight] as const);
    return Object.fromEntries(
      results.map(({ name }, index) => {
        const wide = wideHeights[index] ?? resultHeight.first;
        const phone = phoneHeights[index] ?? wide;
        return [name, Math.abs(phone - wide) < minDifferencePixels ? wide : [wide, phone]];
      }),
    );
  };
  return { measureHeights, page };
}

/**
 * How much a height may differ from the stored one: one line of text, or a tenth of the height. Results
 * without web fonts use the fonts of the machine, so a long result may have several lines more or fewer.
 */
const maxDifference = (height: number) => Math.max(24, height / 10);

/**
 * The stored height of each result, which the page reserves until the result has loaded, is about its real
 * height.
 */
export async function checkHeights(
  { id, parts }: ParsedLesson,
  { measureHeights }: Pick<MeasuringPage, 'measureHeights'>,
  report: Report,
): Promise<void> {
  const storedHeights = readResultHeights(id);
  for (const [name, heights] of Object.entries(await measureHeights(parts))) {
    const stored = storedHeights[name];
    if (stored === undefined) continue;
    const reserved = bothHeights(stored);
    bothHeights(heights).forEach((height, index) => {
      const reservedHeight = reserved[index] ?? 0;
      if (Math.abs(height - reservedHeight) <= maxDifference(reservedHeight)) return;
      report(
        1,
        `the result of "${name}" is ${height} px high ${index === 0 ? 'beside its code' : 'on a phone'} and the page keeps ${reservedHeight} px for it; run npm run lessons -- heights ${id}`,
      );
    });
  }
}

import type { Page } from '@playwright/test';
import { assembleDocument } from '../../../../app/learn/playground/document/assemble-document.ts';
import { resultHeight } from '../../../../app/learn/playground/result/result-height.ts';
import type { SourceFile } from '../../../../contract/lessons/lesson-code.ts';
import { getFrameScript } from '../../../playground/frame-scripts.ts';
import type { LessonParts } from '../../parts/lesson-parts.ts';
import { listNamedResults } from '../../parts/named-results.ts';
import type { ResultHeights } from '../../result-heights.ts';
import { answeredFiles, resultFiles, sourceFiles } from '../../source-files.ts';
import type { SourcePart } from '../../read-code.ts';
import { serveResults } from './serve-results.ts';

const origin = 'http://lessons.test';
type Widths = readonly [wide: number, phone: number];

/** In CSS pixels, in windows 1,280 and 390 wide: of a result beside its code, on a phone below it. */
const widths: Widths = [406, 332];
/** Of the outcomes of a prediction, of two and of three versions side by side, and of a step. */
const outcomeWidths: Widths = [251, 298];
const versionWidths: readonly Widths[] = [
  [422, 332],
  [276, 332],
];
const stepWidths: Widths = [862, 332];
/** A smaller difference is no reason for a second height. */
const minDifferencePixels = 6;

type Measured = { name: string; files: SourceFile[]; widths: Widths };

/** What a page shows in frames whose height follows their content. */
function listMeasured({ examples, exercises, learner }: LessonParts): Measured[] {
  const { predicts, compares, steps } = learner;
  const none = { ...learner, predicts: [], compares: [], steps: [] };
  const listOf = (parts: Partial<typeof learner>, both: Widths) =>
    listNamedResults({ ...none, ...parts }).map(({ name, files }) => ({ name, files, widths: both }));
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
 * Runs in the browser: shows the results as a lesson does, each as high as it says, until nothing changes for
 * some frames.
 */
async function readHeights([results, { lowest, highest, first }]: readonly [
  readonly { src: string; width: number }[],
  typeof resultHeight,
]): Promise<number[]> {
  const stillFrames = 12;
  const frames = results.map(({ src, width: pixels }) => {
    const frame = document.createElement('iframe');
    frame.sandbox.add('allow-scripts');
    // One above the other: a frame outside the window is not laid out.
    Object.assign(frame.style, {
      position: 'fixed',
      border: '0',
      width: `${pixels}px`,
      height: `${first}px`,
    });
    frame.src = src;
    return frame;
  });
  let still = 0;
  addEventListener(
    'message',
    ({ source, data }: MessageEvent<{ kind?: unknown; height?: unknown } | null>) => {
      const frame = frames.find(({ contentWindow }) => contentWindow === source);
      if (!frame || data?.kind !== 'height' || typeof data.height !== 'number') return;
      frame.style.height = `${Math.min(highest, Math.max(lowest, Math.ceil(data.height)))}px`;
      still = 0;
    },
  );
  const loaded = frames.map(
    (frame) => new Promise((resolve) => frame.addEventListener('load', resolve, { once: true })),
  );
  document.body.replaceChildren(...frames);
  await Promise.all(loaded);
  for (; still < stillFrames; still += 1) await new Promise((resolve) => requestAnimationFrame(resolve));
  return frames.map(({ style }) => Number.parseFloat(style.height));
}

/** Opens the page that results are measured in, one document for all results of a lesson. */
export async function openMeasuringPage(page: Page): Promise<(parts: LessonParts) => Promise<ResultHeights>> {
  const documents = new Map<string, string>();
  await page.setViewportSize({ width: 900, height: 900 });
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await serveResults(page, (address) => documents.get(address));
  // The page around the frames has no policy: that of results allows no frames.
  await page.route(`${origin}/`, (route) =>
    route.fulfill({ contentType: 'text/html', body: '<!doctype html>' }),
  );
  const frameScript = await getFrameScript();
  return async (parts) => {
    const results = listMeasured(parts);
    documents.clear();
    const asked = results.flatMap(({ name, files, widths: both }) => {
      const src = `${origin}/measured/${name}`;
      documents.set(src, assembleDocument(files, frameScript));
      return both.map((width) => ({ src, width }));
    });
    await page.goto(`${origin}/`);
    const heights = await page.evaluate(readHeights, [asked, resultHeight] as const);
    return Object.fromEntries(
      results.map(({ name }, index) => {
        const [wide = resultHeight.first, phone = wide] = heights.slice(index * 2);
        return [name, Math.abs(phone - wide) < minDifferencePixels ? wide : [wide, phone]];
      }),
    );
  };
}

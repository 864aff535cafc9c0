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
/** In CSS pixels: between that of a result beside its code and that of one below it on a phone. */
const width = 400;
/** The outcomes of a prediction lie side by side. */
const outcomeWidth = 270;

type Measured = { name: string; files: SourceFile[]; width: number };

/** What a page shows in frames whose height follows their content. */
function listMeasured({ examples, exercises, learner }: LessonParts): Measured[] {
  const outcomes = new Set(listNamedResults({ ...learner, compares: [], steps: [] }).map(({ name }) => name));
  return [
    ...examples
      .filter(({ height }) => height === undefined)
      .map((example) => ({ name: example.name, files: resultFiles(example), width })),
    ...listNamedResults(learner).map(({ name, files }) => ({
      name,
      files,
      width: outcomes.has(name) ? outcomeWidth : width,
    })),
    ...exercises.map((exercise) => ({
      name: exercise.name,
      files: sourceFiles(answeredFiles<SourcePart>(exercise, [])),
      width,
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
  await page.setViewportSize({ width: 480, height: 900 });
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
    const asked = results.map(({ name, files, width: pixels }) => {
      const src = `${origin}/measured/${name}`;
      documents.set(src, assembleDocument(files, frameScript));
      return { src, width: pixels };
    });
    await page.goto(`${origin}/`);
    const heights = await page.evaluate(readHeights, [asked, resultHeight] as const);
    return Object.fromEntries(results.map(({ name }, index) => [name, heights[index] ?? resultHeight.first]));
  };
}

import { median } from 'simple-statistics';
import { z } from 'zod';
import { runProgram } from '../programs.ts';

/** Lighthouse's own names: a slow phone computed from an unthrottled run, or a phone slowed down while it loads. */
export const throttlings = { simulated: 'simulate', applied: 'devtools' } as const;
export type Throttling = keyof typeof throttlings;

/**
 * Medians of some runs: times in milliseconds, sizes in bytes as sent, points out of 100 (the lowest of four
 * categories).
 */
export type PageFigures = {
  firstPaint: number;
  largestPaint: number;
  blocking: number;
  shift: number;
  score: number;
  htmlBytes: number;
  scriptBytes: number;
  requests: number;
};

const number = z.object({ numericValue: z.number() });
const reportSchema = z.object({
  runtimeError: z.object({ message: z.string() }).optional(),
  audits: z.object({
    'first-contentful-paint': number,
    'largest-contentful-paint': number,
    'total-blocking-time': number,
    'cumulative-layout-shift': number,
    'network-requests': z.object({
      details: z.object({
        items: z.array(
          z.object({ resourceType: z.string().optional(), transferSize: z.number().optional() }),
        ),
      }),
    }),
  }),
  categories: z.record(z.string(), z.object({ score: z.number().nullable() })),
});

/** Lighthouse asks for a frame's session, and a result's frame may be replaced meanwhile. */
const lostFrame = /Session with given id not found/;
const maxTries = 3;

function runLighthouse(words: string[], tries = 1): Promise<string> {
  return runProgram('lighthouse', words).catch((error: unknown) => {
    if (tries < maxTries && error instanceof Error && lostFrame.test(error.message))
      return runLighthouse(words, tries + 1);
    throw error;
  });
}

async function runOnce(url: string, port: number, throttling: Throttling): Promise<PageFigures> {
  const printed = await runLighthouse([
    url,
    `--port=${port}`,
    `--throttling-method=${throttlings[throttling]}`,
    '--only-categories=performance,accessibility,best-practices,seo',
    '--output=json',
    '--quiet',
  ]);
  const { audits, categories, runtimeError } = reportSchema.parse(JSON.parse(printed));
  if (runtimeError) throw new Error(`Lighthouse could not measure ${url}: ${runtimeError.message}`);
  const requests = audits['network-requests'].details.items;
  const bytesOf = (type: string) =>
    requests
      .filter(({ resourceType }) => resourceType === type)
      .reduce((sum, { transferSize = 0 }) => sum + transferSize, 0);
  // A page for members alone asks search engines to leave it out, which costs points there alone.
  const judged = Object.entries(categories).filter(([name]) => name !== 'seo');
  return {
    firstPaint: audits['first-contentful-paint'].numericValue,
    largestPaint: audits['largest-contentful-paint'].numericValue,
    blocking: audits['total-blocking-time'].numericValue,
    shift: audits['cumulative-layout-shift'].numericValue,
    score: Math.min(...judged.map(([, { score }]) => Math.round((score ?? 0) * 100))),
    htmlBytes: bytesOf('Document'),
    scriptBytes: bytesOf('Script'),
    requests: requests.length,
  };
}

/** Measures an address some times in the browser whose debugging port is given, signed in as it is. */
export async function measurePage(
  url: string,
  { port, throttling, runs }: { port: number; throttling: Throttling; runs: number },
): Promise<PageFigures> {
  const all: PageFigures[] = [];
  for (let run = 0; run < runs; run += 1) all.push(await runOnce(url, port, throttling));
  const medianOf = (key: keyof PageFigures) => median(all.map((figures) => figures[key]));
  return {
    firstPaint: medianOf('firstPaint'),
    largestPaint: medianOf('largestPaint'),
    blocking: medianOf('blocking'),
    shift: medianOf('shift'),
    score: medianOf('score'),
    htmlBytes: medianOf('htmlBytes'),
    scriptBytes: medianOf('scriptBytes'),
    requests: medianOf('requests'),
  };
}

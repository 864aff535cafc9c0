import { median } from 'simple-statistics';
import { z } from 'zod';
import { runProgram } from '../programs.ts';

/**
 * Lighthouse's names of its throttling methods: it simulates a slow phone from a fast load, or slows the load
 * down.
 */
export const throttlings = { simulated: 'simulate', applied: 'devtools' } as const;
export type Throttling = keyof typeof throttlings;

/**
 * The medians of some runs: times in milliseconds, transferred bytes, and a score out of 100 (the lowest of
 * the categories).
 */
export type PageMetrics = {
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

/** Lighthouse fails with this message when the frame of a result is replaced while it measures. */
const lostFrame = /Session with given id not found/;
const maxTries = 3;

function runLighthouse(args: string[], tries = 1): Promise<string> {
  return runProgram('lighthouse', args).catch((error: unknown) => {
    if (tries < maxTries && error instanceof Error && lostFrame.test(error.message))
      return runLighthouse(args, tries + 1);
    throw error;
  });
}

async function runOnce(url: string, port: number, throttling: Throttling): Promise<PageMetrics> {
  const report = await runLighthouse([
    url,
    `--port=${port}`,
    `--throttling-method=${throttlings[throttling]}`,
    '--only-categories=performance,accessibility,best-practices,seo',
    '--output=json',
    '--quiet',
  ]);
  const { audits, categories, runtimeError } = reportSchema.parse(JSON.parse(report));
  if (runtimeError) throw new Error(`Lighthouse could not measure ${url}: ${runtimeError.message}`);
  const requests = audits['network-requests'].details.items;
  const bytesOf = (type: string) =>
    requests
      .filter(({ resourceType }) => resourceType === type)
      .reduce((total, { transferSize = 0 }) => total + transferSize, 0);
  // Pages for members have `noindex`, which lowers only the SEO score.
  const scored = Object.entries(categories).filter(([name]) => name !== 'seo');
  return {
    firstPaint: audits['first-contentful-paint'].numericValue,
    largestPaint: audits['largest-contentful-paint'].numericValue,
    blocking: audits['total-blocking-time'].numericValue,
    shift: audits['cumulative-layout-shift'].numericValue,
    score: Math.min(...scored.map(([, { score }]) => Math.round((score ?? 0) * 100))),
    htmlBytes: bytesOf('Document'),
    scriptBytes: bytesOf('Script'),
    requests: requests.length,
  };
}

/** Measures a URL several times in the browser at this debugging port, with the browser's session. */
export async function measurePage(
  url: string,
  { port, throttling, runs }: { port: number; throttling: Throttling; runs: number },
): Promise<PageMetrics> {
  const runMetrics: PageMetrics[] = [];
  for (let run = 0; run < runs; run += 1) runMetrics.push(await runOnce(url, port, throttling));
  const medianOf = (key: keyof PageMetrics) => median(runMetrics.map((metrics) => metrics[key]));
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

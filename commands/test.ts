import { Command } from 'commander';
import { buildSite } from '../pipeline/build.ts';
import { findChanges } from './test/changes.ts';
import { sumCounts, type Counts } from './test/counts.ts';
import { parts, rareParts, securityPart, type Part } from './test/parts.ts';

type Step = Pick<Part, 'name' | 'runsBesideBuild'> & { run: () => Promise<Counts> };

const namedParts = [...parts, ...rareParts, securityPart];

function listSteps(
  name: string | undefined,
  filters: readonly string[],
  changed: string | true | undefined,
): Step[] {
  if (changed !== undefined) {
    const changes = findChanges(changed === true ? undefined : changed);
    console.log(`Changed since ${changes.since}: ${changes.files.length} files.`);
    if (name !== undefined) throw new Error('--changed selects the tests by itself. Leave out the part.');
    return parts.flatMap(({ name: part, runChanged }) =>
      runChanged === undefined ? [] : [{ name: part, run: () => runChanged(changes) }],
    );
  }
  const selected = name === 'everything' ? [...parts, ...rareParts] : parts;
  if (name === undefined || name === 'everything')
    return selected.map((part) => ({ ...part, run: () => part.run([]) }));
  const part = namedParts.find((each) => each.name === name);
  if (part === undefined)
    throw new Error(
      `There is no part ${JSON.stringify(name)}. Choose one of ${['everything', ...namedParts.map((each) => each.name)].join(', ')}.`,
    );
  return [{ name: [name, ...filters].join(' '), run: () => part.run(filters) }];
}

/**
 * Builds the site while another step runs. It swallows an error, because the step that needs the build builds
 * again and reports it.
 */
async function buildAhead(): Promise<void> {
  await buildSite({ siteApiUrl: undefined }).catch(() => undefined);
}

/**
 * Runs the steps one after the other, and continues when one fails. The last line has the numbers of passed
 * and failed tests.
 */
async function runSteps(steps: readonly Step[]): Promise<void> {
  const results: (Counts & { name: string; seconds: number })[] = [];
  for (const { name, run, runsBesideBuild } of steps) {
    const start = performance.now();
    console.log(`\n▸ ${name}`);
    if (runsBesideBuild) void buildAhead();
    const counts = await run().catch((error: unknown) => {
      console.error(error instanceof Error ? error.message : error);
      return { passed: 0, failed: 1 };
    });
    results.push({ name, ...counts, seconds: (performance.now() - start) / 1000 });
  }
  console.log('');
  for (const { name, passed, failed, seconds } of results)
    console.log(`▸ ${name}: ${passed} passed, ${failed} failed in ${seconds.toFixed(1)} s`);
  const { passed, failed } = sumCounts(results);
  console.log(`${passed} passed, ${failed} failed`);
  if (failed > 0) process.exitCode = 1;
}

await new Command('npm test --')
  .description(
    'Runs all tests and checks, or a part of them, and installs what they need (browser, PostgreSQL).',
  )
  .argument(
    '[part]',
    [
      ...namedParts.map(({ name, summary }) => `${name}: ${summary}`),
      'everything: all of `npm test`, and the parts with rare programs',
    ].join('\n'),
  )
  .argument(
    '[filters...]',
    'a filter that a path contains selects test files; others select tests by their title, in these files if there are any',
  )
  .option(
    '--changed [commit]',
    'only tests of what has changed since a commit; without a commit: of uncommitted changes, or else of the last commit',
  )
  .action(async (part: string | undefined, filters: string[], { changed }: { changed?: string | true }) => {
    await runSteps(listSteps(part, filters, changed));
  })
  .parseAsync()
  .catch((error: unknown) => {
    console.error(error instanceof Error ? error.message : error);
    process.exitCode = 1;
  });

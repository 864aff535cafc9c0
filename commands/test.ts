import { Command } from 'commander';
import { findChanges } from './test/changes.ts';
import { addCounts, type Counts } from './test/counts.ts';
import { parts, securityPart } from './test/parts.ts';

type Step = { name: string; run: () => Promise<Counts> };

function listSteps(
  name: string | undefined,
  words: readonly string[],
  changed: string | true | undefined,
): Step[] {
  if (changed !== undefined) {
    const changes = findChanges(changed === true ? undefined : changed);
    console.log(`Changed since ${changes.since}: ${changes.files.length} files.`);
    if (name !== undefined) throw new Error('--changed chooses the tests by itself and takes no part.');
    return parts.flatMap(({ name: part, runChanged }) =>
      runChanged === undefined ? [] : [{ name: part, run: () => runChanged(changes) }],
    );
  }
  if (name === undefined) return parts.map((part) => ({ name: part.name, run: () => part.run([]) }));
  const part = [...parts, securityPart].find((each) => each.name === name);
  if (part === undefined)
    throw new Error(
      `There is no part ${JSON.stringify(name)}; there are ${[...parts, securityPart].map((each) => each.name).join(', ')}.`,
    );
  return [{ name: [name, ...words].join(' '), run: () => part.run(words) }];
}

/**
 * Runs one step after the other, the later ones too when one fails; the last line says how many tests passed
 * and failed.
 */
async function runSteps(steps: readonly Step[]): Promise<void> {
  const results: (Counts & { name: string; seconds: number })[] = [];
  for (const { name, run } of steps) {
    const started = performance.now();
    console.log(`\n▸ ${name}`);
    const counts = await run().catch((error: unknown) => {
      console.error(error instanceof Error ? error.message : error);
      return { passed: 0, failed: 1 };
    });
    results.push({ name, ...counts, seconds: (performance.now() - started) / 1000 });
  }
  console.log('');
  for (const { name, passed, failed, seconds } of results)
    console.log(`▸ ${name}: ${passed} passed, ${failed} failed in ${seconds.toFixed(1)} s`);
  const { passed, failed } = addCounts(results);
  console.log(`${passed} passed, ${failed} failed`);
  if (failed > 0) process.exitCode = 1;
}

await new Command('npm test --')
  .description('Checks everything, or a part of it, and installs what that needs (browser, PostgreSQL).')
  .argument('[part]', [...parts, securityPart].map(({ name, summary }) => `${name}: ${summary}`).join('\n'))
  .argument('[words...]', 'only test files whose path holds a word, or tests whose title does')
  .option(
    '--changed [commit]',
    'what the changes since a commit touch; without one: since the last, or in the last when nothing is uncommitted',
  )
  .action(async (part: string | undefined, words: string[], { changed }: { changed?: string | true }) => {
    await runSteps(listSteps(part, words, changed));
  })
  .parseAsync()
  .catch((error: unknown) => {
    console.error(error instanceof Error ? error.message : error);
    process.exitCode = 1;
  });

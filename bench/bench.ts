import { CommandError, createProgram, runProgram } from '../commands/command-line/program.ts';

/** A benchmark. It gets the arguments after its name, and prints its results. */
type Benchmark = { summary: string; options: string; run(args: string[]): Promise<void> };

const benchmarks: ReadonlyMap<string, () => Promise<Benchmark>> = new Map([
  ['admin', async () => (await import('./admin.ts')).adminBench],
  ['api', async () => (await import('./api.ts')).apiBench],
  ['explain', async () => (await import('./explain.ts')).explainBench],
  ['faults', async () => (await import('./faults.ts')).faultsBench],
  ['pages', async () => (await import('./pages.ts')).pagesBench],
]);

const all = await Promise.all([...benchmarks].map(async ([name, load]) => ({ name, ...(await load()) })));

function describe(listed: readonly { name: string; summary: string; options: string }[]): string {
  return listed.map(({ name, summary, options }) => `${name}: ${summary}\n${options}`).join('\n\n');
}

async function runBenchmarks(name: string | undefined, args: string[]): Promise<void> {
  const chosen = name === undefined ? all : all.filter((benchmark) => benchmark.name === name);
  if (chosen.length === 0)
    throw new CommandError(
      `There is no benchmark ${JSON.stringify(name)}. Choose one of ${[...benchmarks.keys()].join(', ')}.`,
    );
  if (args.includes('--help') || args.includes('-h')) return console.log(describe(chosen));
  for (const { run } of chosen) await run(args);
}

await runProgram(
  createProgram(
    'bench',
    'Runs benchmarks and prints their results. A missed target is only printed; it does not fail the command.',
  )
    .argument('[name]', 'the benchmark to run; without a name, all of them')
    .argument('[options...]', 'the options of that benchmark')
    .passThroughOptions()
    .allowUnknownOption()
    .addHelpText('after', `\n${describe(all)}`)
    .action(runBenchmarks),
);

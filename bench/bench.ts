import { CommandError, createProgram, runProgram } from '../commands/command-line/program.ts';

/** Every benchmark: it gets the words after its name, and its figures are what it prints. */
type Benchmark = { summary: string; options: string; run(words: string[]): Promise<void> };

const benchmarks: ReadonlyMap<string, () => Promise<Benchmark>> = new Map([
  ['admin', async () => (await import('./admin.ts')).adminBench],
  ['api', async () => (await import('./api.ts')).apiBench],
  ['faults', async () => (await import('./faults.ts')).faultsBench],
  ['pages', async () => (await import('./pages.ts')).pagesBench],
]);

const all = await Promise.all([...benchmarks].map(async ([name, load]) => ({ name, ...(await load()) })));

function describe(listed: readonly { name: string; summary: string; options: string }[]): string {
  return listed.map(({ name, summary, options }) => `${name}: ${summary}\n${options}`).join('\n\n');
}

async function runBenchmarks(name: string | undefined, words: string[]): Promise<void> {
  const chosen = name === undefined ? all : all.filter((benchmark) => benchmark.name === name);
  if (chosen.length === 0)
    throw new CommandError(
      `There is no benchmark ${JSON.stringify(name)}; there are: ${[...benchmarks.keys()].join(', ')}.`,
    );
  if (words.includes('--help') || words.includes('-h')) return console.log(describe(chosen));
  for (const { run } of chosen) await run(words);
}

await runProgram(
  createProgram(
    'bench',
    'Measures, and prints figures for people to read: a time that is missed fails nothing.',
  )
    .argument('[name]', 'one benchmark; without a name all of them')
    .argument('[options...]', 'of that benchmark')
    .passThroughOptions()
    .allowUnknownOption()
    .addHelpText('after', `\n${describe(all)}`)
    .action(runBenchmarks),
);

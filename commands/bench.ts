import { CommandError, runCommand } from './command.ts';

/** Every benchmark: it gets the words after its name, and its figures are what it prints. */
type Benchmark = { summary: string; options: string; run(words: string[]): Promise<void> };

const benchmarks: ReadonlyMap<string, () => Promise<Benchmark>> = new Map([
  ['admin', async () => (await import('../bench/admin.ts')).adminBench],
  ['pages', async () => (await import('../bench/pages.ts')).pagesBench],
]);

const all = await Promise.all([...benchmarks].map(async ([name, load]) => ({ name, ...(await load()) })));
const help = `npm run bench                     every benchmark
npm run bench -- NAME [options]   one of them

${all.map(({ name, summary, options }) => `${name}: ${summary}\n${options}`).join('\n\n')}

The figures are for people to read: a time that is missed is said, and fails nothing.`;

await runCommand(help, async ([name, ...words]) => {
  const chosen = name === undefined ? all : all.filter((benchmark) => benchmark.name === name);
  if (chosen.length === 0)
    throw new CommandError(
      `There is no benchmark ${JSON.stringify(name)}; there are: ${[...benchmarks.keys()].join(', ')}.`,
    );
  for (const { run } of chosen) await run(words);
});

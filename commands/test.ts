import { ensureBrowser } from './browser.ts';
import { buildSite } from '../pipeline/build.ts';
import { lint } from './lint.ts';
import { runStep } from '../pipeline/run-step.ts';

/** What `npm test` runs, in this order; each resolves to an exit code. */
const steps: { name: string; run: () => Promise<number> }[] = [
  {
    name: 'types',
    run: async () =>
      (await runStep('node_modules/@react-router/dev/bin.cjs', ['typegen'])) ||
      runStep('node_modules/typescript/bin/tsc', ['--noEmit', '-p', '.']),
  },
  { name: 'lint', run: () => lint([]) },
  { name: 'build', run: async () => (await buildSite(), 0) },
  { name: 'unit, store and API tests', run: () => runStep('node_modules/vitest/vitest.mjs', ['run']) },
  {
    name: 'browser tests',
    run: async () => (await ensureBrowser(), runStep('node_modules/@playwright/test/cli.js', ['test'])),
  },
];

/** Runs every step, the later ones too when one fails, and tells at the end which failed. */
async function testEverything(): Promise<void> {
  const failed: string[] = [];
  for (const { name, run } of steps) {
    const started = performance.now();
    console.log(`\n▸ ${name}`);
    const code = await run().catch((error: unknown) => {
      console.error(error instanceof Error ? error.message : error);
      return 1;
    });
    if (code !== 0) failed.push(name);
    console.log(
      `▸ ${name}: ${code === 0 ? 'passed' : 'FAILED'} in ${((performance.now() - started) / 1000).toFixed(1)} s`,
    );
  }
  if (failed.length > 0) {
    console.error(`\nFailed: ${failed.join(', ')}.`);
    process.exitCode = 1;
  } else console.log('\nAll passed.');
}

if (process.argv.includes('--help'))
  console.log(
    `npm test: runs ${steps.map(({ name }) => name).join('; ')}. Installs the browser and PostgreSQL when they are missing.`,
  );
else await testEverything();

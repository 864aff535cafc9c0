import { rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { lintSettings } from './lint-rules.ts';
import { projectRoot } from '../pipeline/project-root.ts';
import { runStep } from '../pipeline/run-step.ts';

/** Runs oxlint with the generated settings over the whole tree or the given paths; resolves to its exit code. */
export async function lint(paths: readonly string[]): Promise<number> {
  // In the root, because oxlint reads the folders of the import rules from where its settings lie.
  const settings = join(projectRoot, `.oxlintrc.${process.pid}.json`);
  writeFileSync(settings, JSON.stringify(lintSettings()));
  try {
    return await runStep('node_modules/oxlint/bin/oxlint', [
      '-c',
      settings,
      '--type-aware',
      '--deny-warnings',
      ...paths,
    ]);
  } finally {
    rmSync(settings);
  }
}

if (import.meta.main) {
  if (process.argv.includes('--help'))
    console.log(
      'npm run lint [-- PATHS]: lints the tree; the import rules come from commands/lint-rules.ts.',
    );
  else process.exitCode = await lint(process.argv.slice(2));
}

import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { lintSettings } from './lint-rules.ts';
import { runStep } from './run-step.ts';

/** Runs oxlint with the generated settings over the whole tree or the given paths; resolves to its exit code. */
export async function lint(paths: readonly string[]): Promise<number> {
  const folder = mkdtempSync(join(tmpdir(), 'first-commit-lint-'));
  try {
    const settings = join(folder, 'oxlintrc.json');
    writeFileSync(settings, JSON.stringify(lintSettings()));
    return await runStep('node_modules/oxlint/bin/oxlint', ['-c', settings, '--type-aware', '--deny-warnings', ...paths]);
  } finally {
    rmSync(folder, { recursive: true });
  }
}

if (import.meta.main) {
  if (process.argv.includes('--help')) console.log('npm run lint [-- PATHS]: lints the tree; the import rules come from tools/lint-rules.ts.');
  else process.exitCode = await lint(process.argv.slice(2));
}

import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { projectRoot } from '../pipeline/project-root.ts';
import { runStep } from '../pipeline/run-step.ts';
import { importRules } from './lint/import-rules.ts';

const importRulesFile = join(projectRoot, '.oxlintrc.imports.json');

function printImportRules(): string {
  return `${JSON.stringify(importRules(), null, 2)}\n`;
}

/**
 * Checks that the committed import rules follow the folders, that everything is formatted, and lints the tree or the
 * given paths. Resolves to an exit code.
 */
export async function lint(paths: readonly string[]): Promise<number> {
  if (readFileSync(importRulesFile, 'utf8') !== printImportRules()) {
    console.error('.oxlintrc.imports.json does not match the folders: run `npm run lint -- --write`.');
    return 1;
  }
  const formatted = await runStep('node_modules/oxfmt/bin/oxfmt', ['--check', ...paths]);
  if (formatted) console.error('Format everything with `npm run lint -- --write`.');
  const linted = await runStep('node_modules/oxlint/bin/oxlint', paths);
  return formatted || linted;
}

if (import.meta.main) {
  const words = process.argv.slice(2);
  if (words.includes('--help'))
    console.log(`npm run lint                lints everything and checks its format
npm run lint -- PATHS       lints and checks these files and folders
npm run lint -- --write     formats everything and writes the import rules of commands/lint/import-rules.ts to .oxlintrc.imports.json`);
  else if (words.includes('--write')) {
    writeFileSync(importRulesFile, printImportRules());
    process.exitCode = await runStep('node_modules/oxfmt/bin/oxfmt', []);
  } else process.exitCode = await lint(words);
}

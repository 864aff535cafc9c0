import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { projectRoot } from '../pipeline/project-root.ts';
import { runStep } from '../pipeline/run-step.ts';
import { createImportRules } from './lint/import-rules.ts';

const importRulesFile = join(projectRoot, 'commands/lint/oxlint-imports.json');

function printImportRules(): string {
  return `${JSON.stringify(createImportRules(), null, 2)}\n`;
}

/**
 * Checks that the committed import rules match the folders and that everything is formatted, and lints all
 * files or the given paths. Resolves to an exit code.
 */
export async function lint(paths: readonly string[]): Promise<number> {
  if (readFileSync(importRulesFile, 'utf8') !== printImportRules()) {
    console.error(
      'commands/lint/oxlint-imports.json does not match the folders. Run `npm run lint -- --write` to update it.',
    );
    return 1;
  }
  const formatCode = await runStep('node_modules/oxfmt/bin/oxfmt', ['--check', ...paths]);
  if (formatCode !== 0)
    console.error('These files are not formatted. Run `npm run lint -- --write` to format them.');
  const lintCode = await runStep('node_modules/oxlint/bin/oxlint', paths);
  return formatCode || lintCode;
}

if (import.meta.main) {
  const args = process.argv.slice(2);
  if (args.includes('--help'))
    console.log(`npm run lint                lints everything and checks its format
npm run lint -- PATHS       lints and checks these files and folders
npm run lint -- --write     formats everything and writes the import rules of commands/lint/import-rules.ts to oxlint-imports.json beside it`);
  else if (args.includes('--write')) {
    writeFileSync(importRulesFile, printImportRules());
    process.exitCode = await runStep('node_modules/oxfmt/bin/oxfmt', []);
  } else process.exitCode = await lint(args);
}

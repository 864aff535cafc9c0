import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { ok, wrong, type CheckResult } from './check-result.ts';

const lockfileSchema = z.object({
  packages: z.record(
    z.string(),
    z.object({
      version: z.string().optional(),
      dev: z.boolean().optional(),
      optional: z.boolean().optional(),
      devOptional: z.boolean().optional(),
    }),
  ),
});
const versionSchema = z.object({ version: z.string() });

/** The packages with the Node runtime: one for each platform, all of the same version. */
const runtimePackage = /^node_modules\/node-(?:bin-)?(?:linux|darwin|win)-\w+$/;

/**
 * Compares the running Node and the installed packages with the lockfile. Development packages may be
 * missing.
 */
export function checkVersions(root: string, nodeVersion: string): CheckResult[] {
  const { packages } = lockfileSchema.parse(readJson(join(root, 'package-lock.json')));
  const differences: string[] = [];
  let comparedCount = 0;
  for (const [path, { version, dev, optional, devOptional }] of Object.entries(packages)) {
    if (path === '' || version === undefined) continue;
    const file = join(root, path, 'package.json');
    if (!existsSync(file) && (dev || optional || devOptional)) continue;
    comparedCount += 1;
    const installed = existsSync(file) ? versionSchema.parse(readJson(file)).version : 'missing';
    if (installed !== version)
      differences.push(`${path.replace(/^node_modules\//, '')} ${installed}, not ${version}`);
  }
  const expectedVersion = Object.entries(packages).find(([path]) => runtimePackage.test(path))?.[1].version;
  return [
    nodeVersion === expectedVersion
      ? ok(`Node ${nodeVersion}`)
      : wrong(
          `Node ${nodeVersion} runs this, not ${expectedVersion}: use npm start and npm run, which choose the right one`,
        ),
    differences.length === 0
      ? ok(`${comparedCount} packages match the lockfile`)
      : wrong(
          `${differences.length} packages do not match the lockfile (${differences.slice(0, 3).join('; ')}): run npm ci`,
        ),
  ];
}

function readJson(file: string): unknown {
  return JSON.parse(readFileSync(file, 'utf8'));
}

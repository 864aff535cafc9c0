import { spawn } from 'node:child_process';
import { text } from 'node:stream/consumers';
import { z } from 'zod';
import { projectRoot } from '../../pipeline/project-root.ts';
import { findNpm } from '../command-line/npm-command.ts';
import type { Counts } from './counts.ts';

const vulnerabilitySchema = z.object({
  severity: z.string(),
  /** Advisories, and the names of the dependencies that bring the vulnerability. */
  via: z.array(z.union([z.string(), z.object({ title: z.string(), url: z.string() })])),
});
const reportSchema = z.object({ vulnerabilities: z.record(z.string(), vulnerabilitySchema) });

/** Weaker ones, such as a slow expression that no visitor reaches, are printed and don't fail the tests. */
const failingSeverities = ['high', 'critical'];

/**
 * Asks the registry whether the production packages have known vulnerabilities, and prints each. When the
 * registry does not answer, prints a line that the check was left out: without a connection all other tests
 * still run.
 */
export async function auditPackages(npmOptions: readonly string[] = []): Promise<Counts> {
  const npm = findNpm();
  const child = spawn(
    npm.program,
    [
      ...npm.args,
      'audit',
      '--omit=dev',
      '--json',
      '--fetch-retries=0',
      '--fetch-timeout=20000',
      ...npmOptions,
    ],
    { cwd: projectRoot, stdio: ['ignore', 'pipe', 'ignore'] },
  );
  const report = reportSchema.safeParse(parseJson(await text(child.stdout)));
  if (!report.success) {
    console.log(
      'The check for known vulnerabilities was left out, because the registry did not answer. `npm audit --omit=dev` tries again.',
    );
    return { passed: 0, failed: 0 };
  }
  const found = Object.entries(report.data.vulnerabilities);
  for (const [name, { severity, via }] of found) {
    const reasons = via.map((each) => (typeof each === 'string' ? each : `${each.title} (${each.url})`));
    console.log(`${severity}: ${name}: ${reasons.join(', ')}`);
  }
  const failed = found.filter(([, { severity }]) => failingSeverities.includes(severity)).length;
  return { passed: failed === 0 ? 1 : 0, failed };
}

function parseJson(json: string): unknown {
  try {
    return JSON.parse(json);
  } catch {
    return undefined;
  }
}

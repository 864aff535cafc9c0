import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { z } from 'zod';

const root = join(import.meta.dirname, '..', '..');
const lockSchema = z.object({
  packages: z.record(
    z.string(),
    z.object({
      dev: z.boolean().optional(),
      resolved: z.string().optional(),
      integrity: z.string().optional(),
      inBundle: z.boolean().optional(),
    }),
  ),
});
const packageSchema = z.object({
  name: z.string(),
  license: z.union([z.string(), z.object({ type: z.string() }).transform(({ type }) => type)]),
});

/** Licences that let us serve the site under MIT and ask for no more than their text. */
const allowed = [
  '0BSD',
  'Apache-2.0',
  'BlueOak-1.0.0',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'CC0-1.0',
  'ISC',
  'MIT',
  'MIT-0',
  'Python-2.0',
  'Unlicense',
];

const { packages } = lockSchema.parse(JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8')));

/** Whether an SPDX expression of names, AND, OR and parentheses leaves us a choice of allowed licences. */
function isAllowed(licence: string): boolean {
  const either = licence.replace(/[()]/g, '').split(' OR ');
  return either.some((all) => all.split(' AND ').every((name) => allowed.includes(name.trim())));
}

test('every production package has an allowed licence', () => {
  const installed = Object.entries(packages)
    .filter(([path, { dev }]) => path !== '' && !dev)
    .map(([path]) => join(root, path, 'package.json'))
    .filter((file) => existsSync(file));
  expect(installed.length).toBeGreaterThan(50);
  const licences = installed.map((file) => packageSchema.parse(JSON.parse(readFileSync(file, 'utf8'))));
  expect(licences.filter(({ license }) => !isAllowed(license))).toEqual([]);
});

test('a package with a choice of licences needs only one allowed licence', () => {
  expect(isAllowed('(MIT OR GPL-3.0)')).toBe(true);
  expect(isAllowed('MIT AND GPL-3.0')).toBe(false);
  expect(isAllowed('SEE LICENSE IN FILE')).toBe(false);
});

test('the lockfile has no registry URLs, so that it works with any registry', () => {
  expect(Object.entries(packages).filter(([, { resolved }]) => resolved !== undefined)).toEqual([]);
});

test('every package has an integrity hash, including the Node runtime', () => {
  // A package inside another one's archive comes with that one's bytes.
  const fetched = Object.entries(packages).filter(([path, { inBundle }]) => path !== '' && !inBundle);
  const loose = fetched.filter(([, { integrity }]) => !/^sha512-[A-Za-z0-9+/]{86}==$/.test(integrity ?? ''));
  expect(loose).toEqual([]);
  const runner = readFileSync(join(root, 'commands/run.mjs'), 'utf8');
  const runtimes = [...runner.matchAll(/'(node-(?:bin-)?(?:linux|darwin|win)-\w+)'/g)].map(
    ([, name]) => name,
  );
  expect(runtimes).toHaveLength(5);
  for (const name of runtimes) expect(packages).toHaveProperty([`node_modules/${name}`]);
});

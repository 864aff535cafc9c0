import { mkdtempSync, rmSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { auditPackages } from './audit.ts';

let registry: Server;
/** The registry's answer to npm's question about all packages. */
let answer: { status: number; body: unknown };
let printed: string[];
let cache: string;

beforeEach(async () => {
  printed = [];
  cache = mkdtempSync(join(tmpdir(), 'first-commit-npm-'));
  vi.spyOn(console, 'log').mockImplementation((line: string) => void printed.push(line));
  registry = createServer((request, response) => {
    request.resume();
    const isAdvisories = request.url?.endsWith('/security/advisories/bulk');
    response.writeHead(isAdvisories ? answer.status : 404, { 'content-type': 'application/json' });
    response.end(JSON.stringify(answer.body));
  });
  await new Promise<void>((resolve) => registry.listen(0, '127.0.0.1', resolve));
});

afterEach(() => {
  vi.restoreAllMocks();
  rmSync(cache, { recursive: true });
  registry.closeAllConnections();
  registry.close();
});

const audit = () =>
  auditPackages([
    `--registry=http://127.0.0.1:${(registry.address() as AddressInfo).port}`,
    // npm remembers advisories by their numbers.
    `--cache=${cache}`,
  ]);

const advisory = (id: number, severity: string) => ({
  fastify: [
    {
      id,
      url: 'https://github.com/advisories/GHSA-1',
      title: 'Requests are answered twice',
      severity,
      vulnerable_versions: '<999.0.0',
    },
  ],
});

test('packages without known vulnerabilities pass', async () => {
  answer = { status: 200, body: {} };
  expect(await audit()).toEqual({ passed: 1, failed: 0 });
  expect(printed).toEqual([]);
});

test('a production package with a serious vulnerability fails, a moderate one is only printed', async () => {
  answer = { status: 200, body: advisory(1, 'high') };
  const { passed, failed } = await audit();
  expect(passed).toBe(0);
  expect(failed).toBeGreaterThanOrEqual(1);
  expect(printed.join('\n')).toMatch(
    /^high: fastify: Requests are answered twice \(https:\/\/github\.com\/advisories\/GHSA-1\)$/m,
  );
  answer = { status: 200, body: advisory(2, 'moderate') };
  expect(await audit()).toEqual({ passed: 1, failed: 0 });
  expect(printed.join('\n')).toContain('moderate: fastify:');
});

test('when the registry does not answer, a line says that the check was left out', async () => {
  answer = { status: 405, body: {} };
  expect(await audit()).toEqual({ passed: 0, failed: 0 });
  expect(printed).toEqual([expect.stringContaining('left out')]);
});

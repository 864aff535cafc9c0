import { execFileSync, spawnSync } from 'node:child_process';
import { copyFileSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { projectRoot } from '../../pipeline/project-root.ts';

const deploy = join(projectRoot, 'docs', 'deploy');

test.each(['first-commit.service', 'first-commit-dump.service'])(
  'systemd finds little exposed by %s, which may write its own folder alone',
  (unit) => {
    const report = execFileSync(
      'systemd-analyze',
      ['security', '--offline=true', '--no-pager', join(deploy, unit)],
      { encoding: 'utf8' },
    );
    expect(Number(/exposure level for \S+: (\d+\.\d+)/.exec(report)?.[1])).toBeLessThanOrEqual(2);
    expect(report).toMatch(/✓ ProtectSystem= +Service has strict read-only access/);
  },
);

/** Installs the units as the how-tos do, into `folder`; with programs that this machine has. */
function installUnits(folder: string): void {
  const dropIns = join(folder, 'first-commit@.service.d');
  mkdirSync(dropIns);
  copyFileSync(join(deploy, 'two-servers.conf'), join(dropIns, 'two-servers.conf'));
  copyFileSync(join(deploy, 'first-commit-dump.timer'), join(folder, 'first-commit-dump.timer'));
  for (const [source, target] of [
    ['first-commit.service', 'first-commit.service'],
    ['first-commit.service', 'first-commit@.service'],
    ['first-commit-dump.service', 'first-commit-dump.service'],
  ] as const) {
    const unit = readFileSync(join(deploy, source), 'utf8');
    writeFileSync(
      join(folder, target),
      unit.replace(/^ExecStart=\/(?:srv\/\S+\/node|usr\/bin\/pg_dump)(?= )/m, 'ExecStart=/bin/true'),
    );
  }
}

test('systemd accepts the units, the timer and what two servers of one machine have of their own', () => {
  const folder = mkdtempSync(join(tmpdir(), 'first-commit-units-'));
  try {
    installUnits(folder);
    const units = ['first-commit.service', 'first-commit@1.service', 'first-commit-dump.timer'];
    const { status, stdout, stderr } = spawnSync(
      'systemd-analyze',
      ['verify', '--man=no', ...units.map((unit) => join(folder, unit))],
      { encoding: 'utf8' },
    );
    const ours = `${stdout}${stderr}`.split('\n').filter((line) => line.includes('first-commit'));
    expect({ status, ours }).toEqual({ status: 0, ours: [] });
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
});

test('two servers of one machine listen where nginx looks for them, each with metrics of its own', () => {
  const read = (file: string) => readFileSync(join(deploy, file), 'utf8');
  const [, port = '', metricsPort = ''] =
    /^Environment=PORT=(\S+) METRICS_PORT=(\S+)$/m.exec(read('two-servers.conf')) ?? [];
  const portsOf = (text: string) => ['1', '2'].map((instance) => text.replace('%i', instance));
  const inNginx = Array.from(
    read('nginx-two-servers.conf').matchAll(/server 127\.0\.0\.1:(\d+);/g),
    ([, each]) => each,
  );
  expect(portsOf(port)).toEqual(inNginx);
  expect(new Set([...portsOf(port), ...portsOf(metricsPort)]).size).toBe(4);
});

import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { projectRoot } from '../../pipeline/project-root.ts';

test('systemd finds little exposed by the unit, which lets the site write its data alone', () => {
  const unit = join(projectRoot, 'docs', 'deploy', 'first-commit.service');
  const report = execFileSync('systemd-analyze', ['security', '--offline=true', '--no-pager', unit], {
    encoding: 'utf8',
  });
  expect(Number(/exposure level for \S+: (\d+\.\d+)/.exec(report)?.[1])).toBeLessThanOrEqual(2);
  expect(report).toMatch(/✓ ProtectSystem= +Service has strict read-only access/);
});

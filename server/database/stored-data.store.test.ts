import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { storedData } from '#contract/stored-data.ts';
import { describeOnEachEngine } from '../../tests/engines.ts';
import { readSettings } from '../settings/settings.ts';

it('the privacy page says for how long backups and logs are kept, as the settings and docs/how-to/deploy.md have it', () => {
  const rows = storedData.flatMap(({ rows }) => rows);
  const retentionOf = (data: RegExp) => rows.find((row) => data.test(row.data))?.retention;
  const { backupKeep } = readSettings({}, 'First Commit');
  expect(retentionOf(/^Backups/)).toBe(`${backupKeep} days`);
  const deploy = readFileSync(join(import.meta.dirname, '../../docs/how-to/deploy.md'), 'utf8');
  const [, days] = /MaxRetentionSec=(\d+)day/.exec(deploy) ?? [];
  expect(retentionOf(/^The log of the server/)).toBe(`${days} days`);
});

describeOnEachEngine('the privacy page', (open) => {
  it('names every table of the database or each of its columns, and nothing else', async () => {
    const { db } = await open();
    const tables = await db.introspection.getTables();
    const named = new Set(storedData.flatMap(({ rows }) => rows.flatMap(({ storedIn }) => storedIn)));
    const stored = tables.flatMap(({ name, columns }) =>
      named.has(name) ? [name] : columns.map((column) => `${name}.${column.name}`),
    );
    expect([...named].toSorted()).toEqual(stored.toSorted());
  });
});

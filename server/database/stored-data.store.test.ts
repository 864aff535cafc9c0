import { expect, it } from 'vitest';
import { storedData } from '#contract/stored-data.ts';
import { describeOnEachEngine } from '../../tests/engines.ts';

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

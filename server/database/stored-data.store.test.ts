import { expect, it } from 'vitest';
import { storedData } from '#contract/stored-data.ts';
import { describeOnEachEngine } from '../../tests/engines.ts';

describeOnEachEngine('the privacy page', (open) => {
  it('names every table of the database, and no other', async () => {
    const { db } = await open();
    const tables = (await db.introspection.getTables()).map(({ name }) => name);
    const named = storedData.flatMap(({ rows }) => rows.flatMap((row) => row.tables));
    expect([...new Set(named)].toSorted()).toEqual(tables.toSorted());
  });
});

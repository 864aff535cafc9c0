import { DatabaseSync } from 'node:sqlite';

/** Texts that a database could change on the way. */
const texts = [
  '',
  'Śānti 🌱 \u0301',
  `it's "quoted" \\ {1,2} %_`,
  'line\nbreak\ttab',
  '\u{10ffff}',
  ' NULL ',
];

type Column = { name: string; type: string; notnull: number; pk: number };

/** The columns in which no two rows may hold the same. */
function listUniqueColumns(database: DatabaseSync, table: string): Set<unknown> {
  const indexes = database.prepare(`select name from pragma_index_list(?) where "unique" = 1`).all(table);
  return new Set(
    indexes.flatMap(({ name }) =>
      database
        .prepare('select name from pragma_index_info(?)')
        .all(String(name))
        .map((column) => column['name']),
    ),
  );
}

/** Puts `rows` rows into every table of an embedded database, whatever its columns are, and returns the tables' names. */
export function fillTables(file: string, rows: number): string[] {
  const database = new DatabaseSync(file, { enableForeignKeyConstraints: true });
  const tables = database
    .prepare(
      `select name from sqlite_schema where type = 'table' and name not like 'sqlite%' and name not like 'kysely%' order by rowid`,
    )
    .all()
    .map(({ name }) => String(name));
  database.exec('begin');
  for (const table of tables) {
    const columns = database.prepare(`pragma table_info(${table})`).all() as Column[];
    const references = new Set(
      database
        .prepare(`pragma foreign_key_list(${table})`)
        .all()
        .map(({ from }) => from),
    );
    const unique = listUniqueColumns(database, table);
    const insert = database.prepare(`insert into ${table} values (${columns.map(() => '?').join(',')})`);
    // The triggers on users have filled this one.
    if (table === 'account_changes') continue;
    for (let row = 0; row < rows; row += 1)
      insert.run(
        ...columns.map(({ name, type, notnull, pk }, index) => {
          if (references.has(name) || (table === 'users' && pk)) return `u${row}`;
          if (!notnull && row % 3 === 0) return null;
          if (type.toLowerCase() === 'text')
            return pk || unique.has(name) ? `${name} ${row}` : `${texts[(row + index) % texts.length]}`;
          return type.toLowerCase() === 'integer' ? row % 2 : 2 ** 52 - row;
        }),
      );
  }
  // The numbers up to the last were given out, also where their rows are gone.
  database.exec(
    'delete from account_changes where change_id > (select max(change_id) from account_changes) - 3; commit',
  );
  database.close();
  return tables;
}

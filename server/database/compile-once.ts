import type { Compilable, CompiledQuery } from 'kysely';
import type { Db } from './database.ts';

/** Where a parameter goes in a compiled query. */
class Placeholder {
  readonly name: string;
  constructor(name: string) {
    this.name = name;
  }
  /** A text made with it would become a constant of the query. */
  [Symbol.toPrimitive](): never {
    throw new TypeError(`The parameter ${this.name} of a compiled query may only be passed on to Kysely.`);
  }
}

/** The parameters that belong to one row. */
type Item = Record<string, string | number>;

/**
 * Like `compileOnce`, for a query over a list of rows or names: compiled once for each length of the list.
 */
export function compileForEachSize<Values extends Item, Row>(
  build: (db: Db, items: Values[]) => Compilable<Row>,
): (db: Db, items: readonly Values[]) => Promise<Row[]> {
  const bySize = new Map<number, (db: Db, parameters: Item) => Promise<Row[]>>();
  const nameOf = (index: number, name: string) => `${index} ${name}`;

  function compile(size: number) {
    return compileOnce((db, parameters: Item) =>
      build(
        db,
        Array.from(
          { length: size },
          (_, index) =>
            new Proxy({}, { get: (_target, name) => parameters[nameOf(index, String(name))] }) as Values,
        ),
      ),
    );
  }

  return (db, items) => {
    const runCompiled = bySize.get(items.length) ?? compile(items.length);
    bySize.set(items.length, runCompiled);
    const parameters: Item = {};
    items.forEach((item, index) => {
      for (const [name, value] of Object.entries(item)) parameters[nameOf(index, name)] = value;
    });
    return runCompiled(db, parameters);
  };
}

/**
 * Prepares a frequent query: Kysely compiles its SQL once for each open database instead of for each call,
 * which would cost more than SQLite needs to answer it. `build` gets placeholders instead of values, so it
 * may only pass them on to Kysely.
 */
export function compileOnce<Parameters extends Record<string, string | number>, Row>(
  build: (db: Db, parameters: Parameters) => Compilable<Row>,
): (db: Db, parameters: Parameters) => Promise<Row[]> {
  const placeholders = new Proxy({}, { get: (_target, name) => new Placeholder(String(name)) }) as Parameters;
  // A transaction has the adapter of its database.
  const compiled = new WeakMap<object, CompiledQuery<Row>>();
  return async (db, parameters) => {
    const { adapter } = db.getExecutor();
    let query = compiled.get(adapter);
    if (query === undefined) {
      query = build(db, placeholders).compile();
      compiled.set(adapter, query);
    }
    const { rows } = await db.executeQuery<Row>({
      ...query,
      parameters: query.parameters.map((value) =>
        value instanceof Placeholder ? parameters[value.name] : value,
      ),
    });
    return rows;
  };
}

import type { Engine } from '../server/database/database.ts';

const engines: readonly Engine[] = ['sqlite', 'postgres'];

/** Parses the option `--engines`. Without it, both engines. Throws for an unknown name. */
export function readEngines(list = engines.join()): Engine[] {
  return list.split(',').map((name) => {
    const engine = engines.find((each) => each === name);
    if (engine === undefined)
      throw new Error(
        `--engines takes ${engines.join(' and ')}, separated by a comma, not ${JSON.stringify(name)}.`,
      );
    return engine;
  });
}

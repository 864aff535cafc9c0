import type { Engine } from '../server/database/database.ts';

const engines: readonly Engine[] = ['sqlite', 'postgres'];

/** The engines of the option `--engines`; both when it is not given. Throws on a word that names none. */
export function readEngines(words = engines.join()): Engine[] {
  return words.split(',').map((word) => {
    const engine = engines.find((one) => one === word);
    if (engine === undefined)
      throw new Error(
        `--engines takes ${engines.join(' and ')}, separated by a comma, not ${JSON.stringify(word)}.`,
      );
    return engine;
  });
}

import { setTimeout as sleep } from 'node:timers/promises';
import type { DatabaseSettings } from '../../server/database/open.ts';
import { startSite } from '../server-process.ts';
import { MixedWrites } from './mixed-writes.ts';
import { addPeople } from './people.ts';

/** The rate limits would reject this many sign-ins from one address. */
const environment = { RATE_LIMIT: 'off' };

/** How many kills there were, how many writes were acknowledged before them, and which of these were lost. */
export type KillRunResult = { rounds: number; acknowledged: number; lost: string[] };

/**
 * Kills a server and its process group during mixed writes, starts it again on the same data, checks every
 * acknowledged write, and repeats. The moment of each kill is random: after 20 to 120 more acknowledged
 * writes.
 */
export async function killDuringWrites(
  settings: DatabaseSettings,
  rounds: number,
  onRound: (result: KillRunResult) => void = () => undefined,
): Promise<KillRunResult> {
  const writes = new MixedWrites(await addPeople(settings, 5));
  const result: KillRunResult = { rounds: 0, acknowledged: 0, lost: [] };
  let server = await startSite(settings, environment);
  try {
    for (let round = 1; round <= rounds; round += 1) {
      const killAfter = writes.acknowledged + 20 + 100 * Math.random();
      let isWriting = true;
      const writing = writes.run(server.url).finally(() => {
        isWriting = false;
      });
      while (isWriting && writes.acknowledged < killAfter) await sleep(1);
      await server.kill();
      await writing;
      server = await startSite(settings, environment);
      result.lost.push(...(await writes.findLost(server.url)));
      result.rounds = round;
      result.acknowledged = writes.acknowledged;
      onRound(result);
    }
  } finally {
    await server.kill();
  }
  return result;
}

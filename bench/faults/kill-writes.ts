import { setTimeout as sleep } from 'node:timers/promises';
import type { DatabaseSettings } from '../../server/database/open.ts';
import { startSite } from '../server-process.ts';
import { MixedWrites } from './mixed-writes.ts';
import { addPeople } from './people.ts';

/** So many sign-ins from one address are what the limits are for. */
const settings = { RATE_LIMIT: 'off' };

/** How many writes were acknowledged before a kill and looked for after it, and those that were not there. */
export type KillResult = { rounds: number; acknowledged: number; lost: string[] };

/**
 * Kills a server with its whole process group during mixed writes, starts it again on the same data, looks
 * for each write that was acknowledged, and begins again. Each kill comes at another moment: after 20 to 120
 * more acknowledged writes.
 */
export async function killAmidWrites(
  place: DatabaseSettings,
  rounds: number,
  tell: (result: KillResult) => void = () => undefined,
): Promise<KillResult> {
  const writes = new MixedWrites(await addPeople(place, 5));
  const result: KillResult = { rounds: 0, acknowledged: 0, lost: [] };
  let server = await startSite(place, settings);
  try {
    for (let round = 1; round <= rounds; round += 1) {
      const killAfter = writes.acknowledged + 20 + 100 * Math.random();
      let isWriting = true;
      const writing = writes.run(server.url, round).finally(() => {
        isWriting = false;
      });
      while (isWriting && writes.acknowledged < killAfter) await sleep(1);
      await server.kill();
      await writing;
      server = await startSite(place, settings);
      result.lost.push(...(await writes.findLost(server.url)));
      result.rounds = round;
      result.acknowledged = writes.acknowledged;
      tell(result);
    }
  } finally {
    await server.kill();
  }
  return result;
}

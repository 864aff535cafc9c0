import { setTimeout as sleep } from 'node:timers/promises';
import type { DatabaseSettings } from '../../../server/database/open.ts';
import { startSite } from '../../server-process.ts';
import { MixedWrites } from '../mixed-writes.ts';
import { addPeople } from '../people.ts';
import type { Cluster } from './cluster.ts';
import { waitFor } from './programs.ts';

/**
 * One kill of the primary. `promotedMs` is from the kill to the promotion of the replica, `servedMs` from there to
 * the first write that the site acknowledged.
 */
export type Failover = { promotedMs: number; servedMs: number; acknowledged: number; lost: string[] };

/** All kills, and how the site answered throughout. */
export type FailoverRun = { failovers: Failover[]; slowestMs: number; unanswered: number };

const promotionSeconds = 60;
const servedSeconds = 60;
/** How long the site writes before the kill and after the promotion. */
const writingMs = 3000;

/**
 * Kills the primary's machine under writes through the site's server, which keeps running; waits for the promotion
 * of the replica; checks every write acknowledged before, during and after; starts the machine again; and repeats.
 */
export async function killPrimary(
  cluster: Cluster,
  dataDir: string,
  rounds: number,
  onRound: (failover: Failover) => void,
): Promise<FailoverRun> {
  const settings: DatabaseSettings = { dataDir, databaseUrl: cluster.url };
  const writes = new MixedWrites(await addPeople(settings, 5));
  const server = await startSite(settings, { RATE_LIMIT: 'off' });
  const failovers: Failover[] = [];
  try {
    while (failovers.length < rounds) {
      const failover = await failOver(cluster, server.url, writes);
      failovers.push(failover);
      onRound(failover);
    }
  } finally {
    await server.kill();
  }
  return { failovers, slowestMs: writes.slowestMs, unanswered: writes.unanswered };
}

async function failOver(cluster: Cluster, url: string, writes: MixedWrites): Promise<Failover> {
  const { primary, replica } = await cluster.waitUntilSafe();
  const before = writes.acknowledged;
  const end = new AbortController();
  const writing = writeUntil(end.signal, url, writes);
  try {
    await sleep(writingMs + 1000 * Math.random());
    const killedAt = performance.now();
    await primary.kill();
    const isPromoted = async () => ((await replica.isPrimary()) ? performance.now() : undefined);
    const promotedAt = await waitFor(
      isPromoted,
      promotionSeconds,
      () => `${replica.name} was not promoted in ${promotionSeconds} s:\n${replica.output()}`,
    );
    const atPromotion = writes.acknowledged;
    const isServed = async () => (writes.acknowledged > atPromotion ? performance.now() : undefined);
    const servedAt = await waitFor(
      isServed,
      servedSeconds,
      () => `The site did not write again within ${servedSeconds} s of the promotion.`,
    );
    await sleep(writingMs);
    end.abort();
    await writing;
    const acknowledged = writes.acknowledged - before;
    const lost = await writes.findLost(url);
    primary.start();
    return { promotedMs: promotedAt - killedAt, servedMs: servedAt - promotedAt, acknowledged, lost };
  } finally {
    end.abort();
    await writing;
  }
}

/** Starts the writes again whenever they end because the site answers an error. */
async function writeUntil(end: AbortSignal, url: string, writes: MixedWrites): Promise<void> {
  while (!end.aborted) {
    await writes.run(url, end);
    await sleep(50);
  }
}

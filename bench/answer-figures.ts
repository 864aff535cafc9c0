import type { ProcessFigures } from './server-process.ts';

/**
 * Loaded into a measured process before its own script: reports processor time and memory when the parent
 * asks.
 */
process.on('message', (message) => {
  if (message !== 'figures') return;
  const { user, system } = process.cpuUsage();
  const figures: ProcessFigures = {
    cpuSeconds: (user + system) / 1e6,
    memoryBytes: process.memoryUsage.rss(),
  };
  process.send?.(figures);
});

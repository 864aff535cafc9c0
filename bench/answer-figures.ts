import type { ProcessFigures } from './server-process.ts';

/** Loaded into a measured process before its own script: tells the process that started it what it has used. */
process.on('message', (message) => {
  if (message !== 'figures') return;
  const { user, system } = process.cpuUsage();
  const figures: ProcessFigures = {
    cpuSeconds: (user + system) / 1e6,
    memoryBytes: process.memoryUsage.rss(),
  };
  process.send?.(figures);
});

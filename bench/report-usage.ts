import type { ProcessUsage } from './server-process.ts';

/**
 * Loaded into a measured process before its own script. Reports CPU time and memory when the parent process
 * asks.
 */
process.on('message', (message) => {
  if (message !== 'usage') return;
  const { user, system } = process.cpuUsage();
  const usage: ProcessUsage = {
    cpuSeconds: (user + system) / 1e6,
    memoryBytes: process.memoryUsage.rss(),
  };
  process.send?.(usage);
});

import { readFileSync } from 'node:fs';

/**
 * The private memory of a process in MB, without the memory that it shares with other processes. Only on
 * Linux.
 */
export function readOwnMemory(pid: number): number {
  const [, kilobytes] = /^RssAnon:\s+(\d+) kB/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8')) ?? [];
  return Number(kilobytes) / 1000;
}

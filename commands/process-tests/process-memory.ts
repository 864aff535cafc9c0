import { readFileSync } from 'node:fs';

/** Finds the `MALLOC_…` variables in the text of a file or in a printed environment. */
export function findMemorySettings(text: string): Record<string, string> {
  return Object.fromEntries(
    Array.from(text.matchAll(/\b(MALLOC_\w+)=(\d+)/g), ([, name, value]) => [name, value]),
  );
}

/**
 * The private memory of a process in MB, without the memory that it shares with other processes. Only on
 * Linux.
 */
export function readOwnMemory(pid: number): number {
  const [, kilobytes] = /^RssAnon:\s+(\d+) kB/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8')) ?? [];
  return Number(kilobytes) / 1000;
}

import { readFileSync } from 'node:fs';

/** The `MALLOC_…` variables in the text of a file or a listed environment. */
export function findMemorySettings(text: string): Record<string, string> {
  return Object.fromEntries(
    Array.from(text.matchAll(/\b(MALLOC_\w+)=(\d+)/g), ([, name, value]) => [name, value]),
  );
}

/**
 * The memory in MB that a process alone has, without what it shares with others that run the same files.
 * Linux only.
 */
export function readOwnMemory(pid: number): number {
  const [, kilobytes] = /^RssAnon:\s+(\d+) kB/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8')) ?? [];
  return Number(kilobytes) / 1000;
}

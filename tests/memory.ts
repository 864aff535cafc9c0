import { readFileSync } from 'node:fs';

/** What a file or a list of the environment tells the C library about memory. */
export function findMemorySettings(text: string): Record<string, string> {
  return Object.fromEntries(
    Array.from(text.matchAll(/\b(MALLOC_\w+)=(\d+)/g), ([, name, value]) => [name, value]),
  );
}

/** The memory in MB that a process alone has, without what it shares with others that run the same files. Linux only. */
export function readOwnMemory(pid: number): number {
  const [, kilobytes] = /^RssAnon:\s+(\d+) kB/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8')) ?? [];
  return Number(kilobytes) / 1000;
}

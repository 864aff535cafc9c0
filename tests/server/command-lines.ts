import { readdirSync, readFileSync } from 'node:fs';

/** The command lines of all processes of this machine, as every user of it can read them; none where there is no /proc. */
function listCommandLines(): string[] {
  const processes = readdirSync('/proc').filter((name) => /^\d+$/.test(name));
  return processes.flatMap((id) => {
    try {
      return [readFileSync(`/proc/${id}/cmdline`, 'utf8').replaceAll('\0', ' ')];
    } catch {
      return []; // ended meanwhile
    }
  });
}

/**
 * Reads the command lines again and again until `stop`, which returns those with `secret`, and how often one with
 * `program` was seen.
 */
export function watchCommandLines(
  secret: string,
  program: string,
): { stop(): { withSecret: string[]; others: number } } {
  const withSecret = new Set<string>();
  let others = 0;
  const timer = setInterval(() => {
    for (const line of listCommandLines()) {
      if (line.includes(secret)) withSecret.add(line);
      else if (line.includes(program)) others += 1;
    }
  }, 20);
  return {
    stop() {
      clearInterval(timer);
      return { withSecret: [...withSecret], others };
    },
  };
}

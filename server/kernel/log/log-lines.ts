import picocolors from 'picocolors';
import { z } from 'zod';

/** Where lines of JSON go, one at a time. */
export type LogStream = { write(line: string): void };

/**
 * Hides all of each email address but its domain. Our own lines name none; what a database or mail server says in an
 * error may.
 */
export function hideEmails(line: string): string {
  // Backwards from each @, at most as far as an address may be long.
  return line.replace(/[^\s"'\\:;,()<>=@]{1,64}@(?=[^\s"'\\:;,()<>=@])/g, '…@');
}

/** Lines of JSON as they are, or, on a terminal, lines for people. */
export function logTo(stream: NodeJS.WriteStream): LogStream {
  return stream.isTTY ? { write: (line) => void stream.write(formatForPeople(line)) } : stream;
}

const lineSchema = z.looseObject({ level: z.number(), time: z.number(), msg: z.string().default('') });
const errorSchema = z.object({ message: z.string(), stack: z.string().optional() });
const levels: Record<number, string> = {
  10: 'trace',
  20: 'debug',
  30: 'info',
  40: 'warn',
  50: 'error',
  60: 'fatal',
};

/** `14:03:59 warn  limit reached retryAfterSeconds=59`, and an error's stack below it. */
export function formatForPeople(line: string): string {
  const {
    level,
    time,
    msg,
    pid: _pid,
    hostname: _hostname,
    err,
    ...details
  } = lineSchema.parse(JSON.parse(line));
  const name = (levels[level] ?? String(level)).padEnd(5);
  const coloured = level >= 50 ? picocolors.red(name) : level >= 40 ? picocolors.yellow(name) : name;
  const words = Object.entries(details).map(([key, value]) =>
    picocolors.dim(`${key}=${typeof value === 'string' ? value : JSON.stringify(value)}`),
  );
  const { data: error } = errorSchema.safeParse(err);
  const clock = new Date(time).toTimeString().slice(0, 8);
  const stack = error === undefined ? '' : `\n${error.stack ?? error.message}`;
  return `${[picocolors.dim(clock), coloured, msg, ...words].join(' ')}${stack}\n`;
}

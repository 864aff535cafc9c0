import type { OwnSession } from '#contract/own-account.ts';

const minuteMs = 60 * 1000;
const units = [
  { unit: 'day', ms: 24 * 60 * minuteMs },
  { unit: 'hour', ms: 60 * minuteMs },
  { unit: 'minute', ms: minuteMs },
] as const;
const relative = new Intl.RelativeTimeFormat('en-IN', { numeric: 'auto' });

/**
 * How long ago a moment was, in whole units: '2 days ago', 'yesterday', 'just now'. Both in milliseconds
 * since 1970.
 */
export function formatTimeAgo(moment: number, now: number): string {
  const elapsed = now - moment;
  const step = units.find(({ ms }) => elapsed >= ms);
  return step === undefined ? 'just now' : relative.format(-Math.floor(elapsed / step.ms), step.unit);
}

const kinds = [
  { kind: 'Phone', systems: /Android|iPhone/ },
  { kind: 'Tablet', systems: /iPad/ },
  { kind: 'Computer', systems: /Windows|Mac|Linux|ChromeOS/ },
] as const;

/** The kind of device that a session is on; the server's description names its browser and system. */
export function formatDeviceKind({ device, current }: Pick<OwnSession, 'device' | 'current'>): string {
  if (current) return 'This device';
  return kinds.find(({ systems }) => systems.test(device))?.kind ?? 'Another device';
}

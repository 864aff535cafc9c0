import { isIPv6 } from 'node:net';

/**
 * What counts as one client. A single IPv6 customer owns a whole /64, so its limits go by that;
 * an IPv4 address mapped into IPv6 counts as the IPv4 address.
 */
export function clientOf(address: string): string {
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)?.[1];
  if (mapped !== undefined) return mapped;
  return isIPv6(address) ? `${expandGroups(address).slice(0, 4).join(':')}::/64` : address;
}

function expandGroups(address: string): string[] {
  const [head = '', tail] = (address.split('%')[0] ?? '').toLowerCase().split('::');
  const before = head === '' ? [] : head.split(':');
  const after = tail === undefined || tail === '' ? [] : tail.split(':');
  const missing = tail === undefined ? 0 : 8 - before.length - after.length;
  return [...before, ...Array<string>(Math.max(0, missing)).fill('0'), ...after].map((group) =>
    group.replace(/^0+(?=.)/, ''),
  );
}

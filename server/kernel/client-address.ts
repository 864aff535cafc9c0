import ipaddr from 'ipaddr.js';

/** One IPv6 customer gets at least a whole /64. */
const ipv6PrefixBits = 64;

/**
 * What counts as one client: an IPv4 address, or the /64 of an IPv6 address. An IPv4 address mapped into IPv6 counts as
 * the IPv4 address; text that is no address counts as itself.
 */
export function clientOf(address: string): string {
  if (!ipaddr.isValid(address)) return address;
  const parsed = ipaddr.process(address);
  if (parsed.kind() === 'ipv4') return parsed.toString();
  const network = ipaddr.IPv6.networkAddressFromCIDR(`${parsed.toNormalizedString()}/${ipv6PrefixBits}`);
  return `${network.toString()}/${ipv6PrefixBits}`;
}

import ipaddr from 'ipaddr.js';

/** One IPv6 customer gets at least a whole /64. */
const ipv6PrefixBits = 64;

/** Some proxies, such as Azure's, write the port behind the address; it differs for each connection. */
const withPort = /^(?:(\d+\.\d+\.\d+\.\d+)|\[([^\]]+)\]):\d+$/;

/**
 * What counts as one client: an IPv4 address, or the /64 of an IPv6 address. An IPv4 address mapped into IPv6
 * counts as the IPv4 address; text that is no address counts as itself.
 */
export function clientOf(given: string): string {
  const [, ipv4, ipv6] = withPort.exec(given) ?? [];
  const address = ipv4 ?? ipv6 ?? given;
  if (!ipaddr.isValid(address)) return address;
  const parsed = ipaddr.process(address);
  if (parsed.kind() === 'ipv4') return parsed.toString();
  const network = ipaddr.IPv6.networkAddressFromCIDR(`${parsed.toNormalizedString()}/${ipv6PrefixBits}`);
  return `${network.toString()}/${ipv6PrefixBits}`;
}

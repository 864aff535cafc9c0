import ipaddr from 'ipaddr.js';

/** One IPv6 customer gets at least a whole /64. */
const ipv6PrefixBits = 64;
/** Many get a /56 or a /48: these are limited as a whole, past so many times the limit of one client. */
const widerPrefixes = [
  { bits: 56, factor: 4 },
  { bits: 48, factor: 16 },
];

/**
 * The prefixes of NAT64, by which clients with IPv6 alone come to a server with IPv4 alone: the well-known one, and
 * that for local use (RFC 6052 and 8215). The last 32 bits are the client's IPv4 address.
 */
const nat64 = ['64:ff9b::/96', '64:ff9b:1::/48'].map((prefix) => ipaddr.IPv6.parseCIDR(prefix));

/** Some proxies, such as Azure's, write the port behind the address; it differs for each connection. */
const withPort = /^(?:(\d+\.\d+\.\d+\.\d+)|\[([^\]]+)\]):\d+$/;

/**
 * What counts as one client: an IPv4 address, or the /64 of an IPv6 address. An IPv4 address mapped into IPv6
 * or translated by NAT64 counts as the IPv4 address; text that is no address counts as itself.
 */
export function clientOf(given: string): string {
  const [, ipv4, ipv6] = withPort.exec(given) ?? [];
  const address = ipv4 ?? ipv6 ?? given;
  if (!ipaddr.isValid(address)) return address;
  const parsed = ipaddr.process(address);
  if (!(parsed instanceof ipaddr.IPv6)) return parsed.toString();
  if (nat64.some((prefix) => parsed.match(prefix)))
    return new ipaddr.IPv4(parsed.toByteArray().slice(-4)).toString();
  return networkOf(parsed, ipv6PrefixBits);
}

/** The networks around an IPv6 client, and how many times the limit of one client each may use; none for others. */
export function widerNetworks(client: string): { network: string; factor: number }[] {
  const [address = '', bits] = client.split('/');
  if (bits !== String(ipv6PrefixBits) || !ipaddr.IPv6.isValid(address)) return [];
  const parsed = ipaddr.IPv6.parse(address);
  return widerPrefixes.map(({ bits, factor }) => ({ network: networkOf(parsed, bits), factor }));
}

/** Whoever shares the turns and places of a queue: the widest of the networks around a client, or the client. */
export function queueShareOf(client: string): string {
  return widerNetworks(client).at(-1)?.network ?? client;
}

function networkOf(address: ipaddr.IPv6, bits: number): string {
  const network = ipaddr.IPv6.networkAddressFromCIDR(`${address.toNormalizedString()}/${bits}`);
  return `${network.toString()}/${bits}`;
}

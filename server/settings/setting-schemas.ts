import { isIP } from 'node:net';
import { domainToASCII } from 'node:url';
import ipaddr from 'ipaddr.js';
import { z } from 'zod';

/** An error quotes at most so many characters of a wrong value. */
const quotedCharacters = 60;

/** A rule that a setting's text must follow; the error repeats the text. */
function rule(isValid: (text: string) => boolean, expectation: string) {
  return z.string().refine(isValid, {
    abort: true,
    error: ({ input }) => `${expectation}, not ${quote(String(input))}.`,
  });
}

function quote(text: string): string {
  return JSON.stringify(text.length > quotedCharacters ? `${text.slice(0, quotedCharacters)}…` : text);
}

/** `on` and `off`, or `true` and `false`, as a boolean. */
export function switchSetting(yes: string, no: string) {
  return rule((text) => [yes, no].includes(text.toLowerCase()), `must be ${yes} or ${no}`).transform(
    (text) => text.toLowerCase() === yes,
  );
}

/** One of the listed words, exactly as written. */
export function choiceSetting<const Choice extends string>(choices: readonly [Choice, ...Choice[]]) {
  return rule(
    (text) => choices.some((choice) => choice === text),
    `must be one of ${choices.join(', ')}`,
  ).pipe(z.enum(choices));
}

export const portSetting = rule(
  (text) => /^\d{1,5}$/.test(text) && Number(text) <= 65_535,
  'must be a whole number from 0 to 65535',
).transform(Number);

export const countSetting = rule(
  (text) => /^\d{1,9}$/.test(text) && Number(text) > 0,
  'must be a whole number above 0',
).transform(Number);

export const secondsSetting = rule(
  (text) => /^\d{1,4}$/.test(text),
  'must be a whole number of seconds',
).transform(Number);

const smallestPool = 4;

export const poolSizeSetting = rule(
  (text) => /^\d{1,3}$/.test(text) && Number(text) >= smallestPool,
  `must be a whole number from ${smallestPool} to 999`,
).transform(Number);

export const hostSetting = rule(
  (text) => isIP(text) !== 0 || /^[a-z0-9]([a-z0-9.-]*[a-z0-9])?$/i.test(text),
  'must be an IP address or a host name',
);

/** A URL with one of the protocols. The error never quotes the value, which may hold a password. */
export function urlSetting(...protocols: readonly string[]) {
  const starts = protocols.map((protocol) => `${protocol}//`).join(' or ');
  return z
    .string()
    .refine((text) => protocols.some((protocol) => text.toLowerCase().startsWith(protocol)), {
      abort: true,
      error: `must be a URL that starts with ${starts}.`,
    })
    .refine((text) => URL.canParse(text), {
      abort: true,
      error:
        "can't be read as a URL. In a name or password, write # as %23, @ as %40, / as %2F and : as %3A.",
    })
    .refine(
      // A PostgreSQL URL may leave the host out: it then names a socket.
      (text) => text.startsWith('postgres') || URL.parse(text)?.hostname !== '',
      'must name a host.',
    );
}

/**
 * The URL of a PostgreSQL database. The driver checks the server's certificate whenever `sslmode` asks for TLS,
 * and warns at each start of URLs that say so in a weaker word, as most providers' do: they get the right word.
 */
export const postgresUrlSetting = urlSetting('postgres:', 'postgresql:').transform((text) =>
  text.includes('uselibpqcompat=')
    ? text
    : text.replace(/(?<=[?&]sslmode=)(?:prefer|require|verify-ca)(?=&|$)/, 'verify-full'),
);

/** An origin, without a slash at its end. */
export const originSetting = rule((text) => {
  const url = URL.parse(text);
  if (!url || !['http:', 'https:'].includes(url.protocol) || url.hostname === '') return false;
  return url.pathname === '/' && !url.search && !url.hash && !url.username && !url.password;
}, 'must be a URL without a path, such as https://club.example.org').transform(
  (text) => new URL(text).origin,
);

/** The email address of a sender, who may be written as `Name <address>`. */
export function addressOf(sender: string): string {
  return /^[^<>\r\n]*<([^<>\s]+)>$/.exec(sender)?.[1] ?? sender;
}

const isAddress = (text: string) => /^[^\s@<>,;"]+@[^\s@<>,;"]+$/.test(text);

export const mailFromSetting = rule(
  (text) => isAddress(addressOf(text)),
  'must be an email address, alone or as Name <address>',
);

/** An email address or the https: URL of a page, as a URL. */
export const contactSetting = rule(
  (text) => isAddress(text) || URL.parse(text)?.protocol === 'https:',
  'must be an email address or a URL that starts with https://',
).transform((text) => (isAddress(text) ? `mailto:${text}` : new URL(text).href));

export const domainSetting = rule(
  (text) => /^[a-z0-9-]+(\.[a-z0-9-]+)+$/.test(domainToASCII(text.toLowerCase())),
  'must list domains such as college.ac.in, separated by commas',
).transform((text) => domainToASCII(text.toLowerCase()));

/** Values separated by commas. */
export function listSetting<Item extends z.ZodType<string, string>>(item: Item) {
  return z
    .string()
    .transform((text) =>
      text
        .split(',')
        .map((part) => part.trim())
        .filter((part) => part !== ''),
    )
    .pipe(z.array(item));
}

const longestProxyChain = 10;

/**
 * Which proxies are believed about the client's address, as Fastify's `trustProxy` takes it: none, a number
 * of hops (`true` is one), or a list of addresses and CIDR ranges.
 */
export const trustProxySetting = rule(
  isTrustProxy,
  `must be true, false, a number of hops from 1 to ${longestProxyChain}, or IP addresses and CIDR ranges separated by commas`,
).transform((text): false | number | string[] => {
  if (text === 'false') return false;
  if (text === 'true') return 1;
  return /^\d+$/.test(text) ? Number(text) : text.split(',').map((part) => part.trim());
});

function isTrustProxy(text: string): boolean {
  if (text === 'true' || text === 'false') return true;
  if (/^\d+$/.test(text)) return Number(text) >= 1 && Number(text) <= longestProxyChain;
  return text.split(',').every((part) => isAddressOrRange(part.trim()));
}

/** Only addresses in full: ipaddr.js also reads `10.1` as one, as old systems did. */
function isAddressOrRange(text: string): boolean {
  const [address = ''] = text.split('/', 1);
  return isIP(address) !== 0 && (ipaddr.isValid(text) || ipaddr.isValidCIDR(text));
}

import Bowser from 'bowser';

const unknownDevice = 'Unknown device';
/** No browser sends a longer header, so the rest is not read. */
const maxUserAgentCharacters = 512;

/** Operating systems by the names that their users know. */
const systemNames: Readonly<Record<string, string>> = { macOS: 'Mac', 'Chrome OS': 'ChromeOS' };
const browserNames: Readonly<Record<string, string>> = {
  'Microsoft Edge': 'Edge',
  'Samsung Internet for Android': 'Samsung Internet',
};

/**
 * The browsers that Bowser knows. For any other program it returns the first words of the header, so a person who
 * requests a password reset could put their own words into our mail.
 */
const knownBrowsers: ReadonlySet<string | undefined> = new Set(Object.values(Bowser.BROWSER_MAP));

/** A few words by which a person recognises a device: "Firefox on Windows". */
export function formatDevice(userAgent: string | undefined): string {
  if (!userAgent) return unknownDevice;
  const { browser, os, platform } = Bowser.parse(userAgent.slice(0, maxUserAgentCharacters));
  // No operating system: a script or crawler, whose name is whatever its author wrote.
  if (os.name === undefined) return unknownDevice;
  const system = os.name === 'iOS' ? (platform.model ?? os.name) : (systemNames[os.name] ?? os.name);
  const { name } = browser;
  return name && knownBrowsers.has(name) ? `${browserNames[name] ?? name} on ${system}` : system;
}

import Bowser from 'bowser';

const unknownDevice = 'Unknown device';
/** A longer header is no browser's, and reading it would only cost time. */
const longestUserAgent = 512;

/** Operating systems by the names that their users know. */
const systemNames: Readonly<Record<string, string>> = { macOS: 'Mac', 'Chrome OS': 'ChromeOS' };
const browserNames: Readonly<Record<string, string>> = {
  'Microsoft Edge': 'Edge',
  'Samsung Internet for Android': 'Samsung Internet',
};

/**
 * Of anything else Bowser returns the words that the header begins with. They are whatever its author wrote, and
 * would be in our mail to whose password the author asked to reset.
 */
const knownBrowsers: ReadonlySet<string | undefined> = new Set(Object.values(Bowser.BROWSER_MAP));

/** A few words by which a person recognises a device: "Firefox on Windows". */
export function describeDevice(userAgent: string | undefined): string {
  if (!userAgent) return unknownDevice;
  const { browser, os, platform } = Bowser.parse(userAgent.slice(0, longestUserAgent));
  // Without a system it is a script or a crawler, and its name is whatever its author wrote.
  if (os.name === undefined) return unknownDevice;
  const system = os.name === 'iOS' ? (platform.model ?? os.name) : (systemNames[os.name] ?? os.name);
  const { name } = browser;
  return name && knownBrowsers.has(name) ? `${browserNames[name] ?? name} on ${system}` : system;
}

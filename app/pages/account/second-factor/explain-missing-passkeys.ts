/**
 * Why passkeys can't be added in this place, in a sentence; undefined where they can. `passkeysAt` is the
 * origin they are for.
 */
export function explainMissingPasskeys(passkeysAt: string | null): string | undefined {
  if (passkeysAt === null) return 'Passkeys need HTTPS and a domain name, not an IP address.';
  if (passkeysAt !== location.origin) return `Passkeys can be added at ${passkeysAt} only.`;
  if (!('PublicKeyCredential' in window)) return 'This browser does not support passkeys. Use an app.';
  return undefined;
}

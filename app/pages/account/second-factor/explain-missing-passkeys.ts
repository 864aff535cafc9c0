/**
 * Why passkeys can't be added at this origin or in this browser; undefined when they can. `passkeysAt` is the
 * origin that they are for.
 */
export function explainMissingPasskeys(passkeysAt: string | null): string | undefined {
  if (passkeysAt === null) return 'Passkeys need HTTPS and a domain name, not an IP address.';
  if (passkeysAt !== location.origin) return `Passkeys can be added at ${passkeysAt} only.`;
  if (!('PublicKeyCredential' in window)) return 'This browser does not support passkeys. Use an app.';
  return undefined;
}

import { Secret, TOTP } from 'otpauth';

/** RFC 6238 with the parameters that every authenticator app supports: SHA-1, six digits, 30 seconds. */
const periodSeconds = 30;
const digits = 6;
const algorithm = 'SHA1';
/** A code of the step before or after is accepted too, for clocks that differ and people who type slowly. */
const driftSteps = 1;
/** As long as the hash, as RFC 4226 recommends. */
export const totpSecretBytes = 20;

/** The secret in the form that apps read: base32 without padding. */
export function encodeTotpSecret(bytes: Uint8Array<ArrayBuffer>): string {
  return new Secret({ buffer: bytes.buffer }).base32;
}

/** The `otpauth://` URI for the QR code: the site, the account and the secret. */
export function makeTotpUri(secret: string, { site, email }: { site: string; email: string }): string {
  return new TOTP({
    issuer: site,
    label: email,
    secret,
    period: periodSeconds,
    digits,
    algorithm,
  }).toString();
}

/** The code at that time, in milliseconds since 1970. */
export function generateTotpCode(secret: string, now: number): string {
  return TOTP.generate({
    secret: Secret.fromBase32(secret),
    period: periodSeconds,
    digits,
    algorithm,
    timestamp: now,
  });
}

/** The step whose code this is, counted from 1970, among those that are accepted now; undefined for a wrong code. */
export function findTotpStep(secret: string, code: string, now: number): number | undefined {
  const delta = TOTP.validate({
    token: code,
    secret: Secret.fromBase32(secret),
    period: periodSeconds,
    digits,
    algorithm,
    timestamp: now,
    window: driftSteps,
  });
  return delta === null ? undefined : Math.floor(now / 1000 / periodSeconds) + delta;
}

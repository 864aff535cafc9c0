/** Crockford's base32, in lower case: without i, l, o and u, which are taken for other characters. */
const alphabet = '0123456789abcdefghjkmnpqrstvwxyz';
const characters = 8;
/** 40 bits are 8 characters of 5. */
export const recoveryCodeBytes = 5;

/** A code as it is shown: `7kq2-mvx4`. */
export function writeRecoveryCode(bytes: Uint8Array): string {
  const value = bytes.reduce((sum, byte) => sum * 256 + byte, 0);
  const code = Array.from(
    { length: characters },
    (_, index) => alphabet[Math.floor(value / 32 ** (characters - 1 - index)) % 32],
  ).join('');
  return `${code.slice(0, 4)}-${code.slice(4)}`;
}

/** The characters of a code that somebody typed, however it is spaced; undefined for what can be none. */
export function readRecoveryCode(typed: string): string | undefined {
  const code = typed.toLowerCase().replace(/[\s-]/g, '').replaceAll('o', '0').replace(/[il]/g, '1');
  return code.length === characters && [...code].every((one) => alphabet.includes(one)) ? code : undefined;
}

/** Crockford's base32, in lower case: without i, l, o and u, which people confuse with other characters. */
const alphabet = '0123456789abcdefghjkmnpqrstvwxyz';
const codeCharacters = 8;
/** 40 bits are 8 characters of 5. */
export const recoveryCodeBytes = 5;

/** A code as it is shown: `7kq2-mvx4`. */
export function formatRecoveryCode(bytes: Uint8Array): string {
  const value = bytes.reduce((sum, byte) => sum * 256 + byte, 0);
  const code = Array.from(
    { length: codeCharacters },
    (_, index) => alphabet[Math.floor(value / 32 ** (codeCharacters - 1 - index)) % 32],
  ).join('');
  return `${code.slice(0, 4)}-${code.slice(4)}`;
}

/** The characters of a typed code, without spaces and dashes; undefined for text that can't be a code. */
export function parseRecoveryCode(typed: string): string | undefined {
  const code = typed.toLowerCase().replace(/[\s-]/g, '').replaceAll('o', '0').replace(/[il]/g, '1');
  return code.length === codeCharacters && [...code].every((character) => alphabet.includes(character))
    ? code
    : undefined;
}

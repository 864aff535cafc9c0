/** Whether a stored value is an argon2id hash, which a password can be compared with. */
export function isPasswordHash(value: unknown): value is string {
  return (
    typeof value === 'string' &&
    /^\$argon2id\$v=19\$m=\d+,t=\d+,p=\d+\$[A-Za-z0-9+/]{11,}\$[A-Za-z0-9+/]{22,}$/.test(value)
  );
}

/** Throws a TypeError for anything that is no argon2id hash, so that nothing else is ever stored. */
export function requirePasswordHash(value: unknown): string {
  if (!isPasswordHash(value)) throw new TypeError('A password hash was expected, and this is not one.');
  return value;
}

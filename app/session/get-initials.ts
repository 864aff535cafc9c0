/**
 * One or two letters of a username: the first letters of its parts, else its first two.
 */
export function getInitials(username: string): string {
  const parts = username.split(/[._-]+/).filter(Boolean);
  const [first = '', second = ''] = parts;
  return (second ? first.slice(0, 1) + second.slice(0, 1) : first.slice(0, 2)).toUpperCase();
}

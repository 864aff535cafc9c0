/** One or two letters of a username: those its parts begin with, else its first two. It may use nothing of this file. */
export function initialsOf(username: string): string {
  const parts = username.split(/[._-]+/).filter(Boolean);
  const [first = '', second = ''] = parts;
  return (second ? first.slice(0, 1) + second.slice(0, 1) : first.slice(0, 2)).toUpperCase();
}

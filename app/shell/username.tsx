import { useUsername } from '#app/session/use-stored-session.ts';

/** The signed-in person's username. Until hydration CSS fills it in, so that it neither flashes nor moves anything. */
export function Username() {
  return <span className="username">{useUsername()}</span>;
}

/** One or two letters of a username: those its parts begin with, else its first two. */
export function initialsOf(username: string): string {
  const parts = username.split(/[._-]+/).filter(Boolean);
  const [first = '', second = ''] = parts;
  return (second ? first.slice(0, 1) + second.slice(0, 1) : first.slice(0, 2)).toUpperCase();
}

/** A tile with the person's initials, where others have a face. Decoration beside the name. */
export function UserTile({ large = false }: { large?: boolean }) {
  return (
    <span className={`user-tile ${large ? 'large' : ''}`} aria-hidden="true">
      {initialsOf(useUsername())}
    </span>
  );
}

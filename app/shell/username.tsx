import { initialsOf } from '#app/session/initials.ts';
import { useUsername } from '#app/session/use-stored-session.ts';

/** The signed-in person's username. Until hydration CSS fills it in, so that it neither flashes nor moves anything. */
export function Username() {
  return <span className="username">{useUsername()}</span>;
}

/** A tile with the person's initials, where others have a face: by CSS until hydration. Decoration beside the name. */
export function UserTile({ large = false }: { large?: boolean }) {
  return (
    <span className={`user-tile ${large ? 'large' : ''}`} aria-hidden="true">
      {initialsOf(useUsername())}
    </span>
  );
}

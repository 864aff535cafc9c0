import { getInitials } from '#app/session/get-initials.ts';
import { useUsername } from '#app/session/use-stored-session.ts';

/** The signed-in user's username. Until hydration CSS shows it, so that nothing flashes or shifts. */
export function Username() {
  return <span className="username">{useUsername()}</span>;
}

/** A tile with the user's initials, shown by CSS until hydration. It is decoration beside the username. */
export function UserTile({ large = false }: { large?: boolean }) {
  return (
    <span className={`user-tile ${large ? 'large' : ''}`} aria-hidden="true">
      {getInitials(useUsername())}
    </span>
  );
}

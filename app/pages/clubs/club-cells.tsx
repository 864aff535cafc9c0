import { Button } from '#app/ui/controls/button.tsx';
import { Status } from '#app/ui/status.tsx';
import type { Club, ComingSoonClub } from '#contract/content/clubs.ts';

function ClubSummary({ club }: { club: ComingSoonClub }) {
  return (
    <>
      <p className="club-sign" aria-hidden="true">
        {club.icon}
      </p>
      <div>
        <h3 id={`club-${club.id}`} className="club-name">
          {club.name}
        </h3>
        <p className="text-small text-foreground-faint">{club.domain}</p>
      </div>
      <p className="club-description">{club.shortDescription}</p>
    </>
  );
}

/** The clubs that visitors can join, in one bordered grid. */
export function ClubCells({
  clubs,
  onDetails,
  onJoin,
}: {
  clubs: readonly Club[];
  onDetails: (club: Club) => void;
  onJoin: (club: Club) => void;
}) {
  return (
    <ul className="cells clubs">
      {clubs.map((club) => (
        <li key={club.id}>
          <ClubSummary club={club} />
          <div className="flex flex-wrap items-center gap-x-1 gap-y-2">
            <Button
              size="small"
              aria-haspopup="dialog"
              aria-describedby={`club-${club.id}`}
              onClick={() => onDetails(club)}
            >
              View Details
            </Button>
            <Button
              variant="plain"
              size="small"
              tip
              aria-haspopup="dialog"
              aria-describedby={`club-${club.id}`}
              onClick={() => onJoin(club)}
            >
              Join Club
            </Button>
          </div>
        </li>
      ))}
    </ul>
  );
}

/** Future clubs: the same grid with a dashed border and without buttons. */
export function ComingSoonCells({ clubs }: { clubs: readonly ComingSoonClub[] }) {
  return (
    <ul className="cells clubs clubs-soon">
      {clubs.map((club) => (
        <li key={club.id}>
          <ClubSummary club={club} />
          <p>
            <Status state="soon">Coming Soon</Status>
          </p>
        </li>
      ))}
    </ul>
  );
}

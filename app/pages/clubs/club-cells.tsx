import { Button } from '#app/ui/controls/button.tsx';
import { Status } from '#app/ui/status.tsx';
import type { Club, ComingSoonClub } from '#contract/content/clubs.ts';

function ClubWords({ club }: { club: ComingSoonClub }) {
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

/** The clubs that one can join, in one ruled frame. */
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
          <ClubWords club={club} />
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
              look="plain"
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

/** The clubs to come: the same frame, dashed, and nothing to press. */
export function ComingSoonCells({ clubs }: { clubs: readonly ComingSoonClub[] }) {
  return (
    <ul className="cells clubs clubs-soon">
      {clubs.map((club) => (
        <li key={club.id}>
          <ClubWords club={club} />
          <p>
            <Status state="soon">Coming Soon</Status>
          </p>
        </li>
      ))}
    </ul>
  );
}

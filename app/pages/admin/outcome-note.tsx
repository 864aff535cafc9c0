import { Check, CircleAlert } from 'lucide-react';
import type { Outcome } from '#app/pages/admin/list/use-user-changes.ts';

/** How the last act went. Its line is always there, and what appears in it is announced. */
export function OutcomeNote({ outcome }: { outcome: Outcome | undefined }) {
  return (
    <div className="admin-outcome" role="status">
      {outcome && (
        <p className={`note ${outcome.good ? 'good' : 'wrong'}`}>
          {outcome.good ? (
            <Check aria-hidden="true" strokeWidth={1.75} />
          ) : (
            <CircleAlert aria-hidden="true" strokeWidth={1.75} />
          )}
          <span>{outcome.sentence}</span>
        </p>
      )}
    </div>
  );
}

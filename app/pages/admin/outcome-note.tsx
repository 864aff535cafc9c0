import { Check, CircleAlert } from 'lucide-react';
import type { Outcome } from '#app/pages/admin/list/use-user-changes.ts';

/** The result of the last act. The element is always present, so that screen readers announce its content. */
export function OutcomeNote({ outcome }: { outcome: Outcome | undefined }) {
  return (
    <div className="admin-outcome" role="status">
      {outcome && (
        <p className={`note ${outcome.isSuccess ? 'good' : 'wrong'}`}>
          {outcome.isSuccess ? (
            <Check aria-hidden="true" strokeWidth={1.75} />
          ) : (
            <CircleAlert aria-hidden="true" strokeWidth={1.75} />
          )}
          <span>{outcome.message}</span>
        </p>
      )}
    </div>
  );
}

import { useState } from 'react';
import { Button } from '#app/ui/controls/button.tsx';

type ExerciseActionsProps = {
  isBusy: boolean;
  hints: { shown: number; count: number };
  areSolutionsShown: boolean;
  onRun: () => void;
  onHint: () => void;
  onSolutions: (areShown: boolean) => void;
};

/** An exercise's buttons: run the checks, show the next hint, show the solutions after asking once. */
export function ExerciseActions({
  isBusy,
  hints,
  areSolutionsShown,
  onRun,
  onHint,
  onSolutions,
}: ExerciseActionsProps) {
  const [isAsking, setAsking] = useState(false);
  return (
    <div className="exercise-actions">
      <Button look="main" size="small" tip busy={isBusy} onClick={onRun}>
        Run checks
      </Button>
      {hints.count > 0 && (
        <Button look="plain" size="small" disabled={hints.shown === hints.count} onClick={onHint}>
          Hint {Math.min(hints.shown + 1, hints.count)} of {hints.count}
        </Button>
      )}
      {/* One button throughout, so that the focus stays where it is. */}
      <Button
        look="plain"
        size="small"
        onClick={() => {
          if (!areSolutionsShown && !isAsking) setAsking(true);
          else {
            setAsking(false);
            onSolutions(!areSolutionsShown);
          }
        }}
      >
        {areSolutionsShown ? 'Hide the solution' : isAsking ? 'Show it anyway' : 'Solution'}
      </Button>
      <span role="status" className="text-small text-foreground-soft">
        {isAsking && 'You will learn more from one more try than from the answer.'}
      </span>
    </div>
  );
}

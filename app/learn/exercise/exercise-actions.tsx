import { useState } from 'react';
import { Button } from '#app/ui/controls/button.tsx';

type ExerciseActionsProps = {
  isBusy: boolean;
  hints: { shown: number; count: number };
  areSolutionsShown: boolean;
  onRun: () => void;
  onShowHint: () => void;
  onToggleSolutions: (areShown: boolean) => void;
};

/** An exercise's buttons: run the checks, show the next hint, show the solutions after asking once. */
export function ExerciseActions({
  isBusy,
  hints,
  areSolutionsShown,
  onRun,
  onShowHint,
  onToggleSolutions,
}: ExerciseActionsProps) {
  const [isConfirming, setConfirming] = useState(false);
  const areAllHintsShown = hints.shown === hints.count;
  return (
    <div className="exercise-actions">
      <Button variant="main" size="small" tip isBusy={isBusy} onClick={onRun}>
        Run checks
      </Button>
      {hints.count > 0 && (
        <Button
          variant="plain"
          size="small"
          // Not `disabled`, with which the button would lose the focus when the last hint appears.
          aria-disabled={areAllHintsShown || undefined}
          onClick={() => {
            if (!areAllHintsShown) onShowHint();
          }}
        >
          Hint {Math.min(hints.shown + 1, hints.count)} of {hints.count}
        </Button>
      )}
      {/* One button throughout, so that the focus stays where it is. */}
      <Button
        variant="plain"
        size="small"
        onClick={() => {
          if (!areSolutionsShown && !isConfirming) setConfirming(true);
          else {
            setConfirming(false);
            onToggleSolutions(!areSolutionsShown);
          }
        }}
      >
        {areSolutionsShown ? 'Hide the solution' : isConfirming ? 'Show it anyway' : 'Solution'}
      </Button>
      <span aria-live="polite" className="text-small text-foreground-soft">
        {isConfirming && 'You will learn more from one more try than from the answer.'}
      </span>
    </div>
  );
}

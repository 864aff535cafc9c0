import { useEffect, useRef, useState, type ReactNode, type Ref } from 'react';
import { Button } from '#app/ui/controls/button.tsx';
import './exercise-bar.css';

type ExerciseBarProps = {
  runButton: Ref<HTMLButtonElement>;
  isBusy: boolean;
  hints: { shown: number; count: number };
  areSolutionsShown: boolean;
  /** Once all checks pass: how many solutions differ from the learner's. */
  otherCount: number | undefined;
  /** Keys for what a phone's keyboard hides, while one edits. */
  symbols: ReactNode;
  onRun: () => void;
  onNext: () => void;
  onShowHint: () => void;
  onToggleSolutions: (areShown: boolean) => void;
  /** The verdict on the code. */
  children: ReactNode;
};

function HintButton({ shown, count, onShow }: { shown: number; count: number; onShow: () => void }) {
  const areAllShown = shown === count;
  return (
    <Button
      variant="plain"
      size="small"
      // Not `disabled`, with which the button would lose the focus when the last hint appears.
      aria-disabled={areAllShown || undefined}
      onClick={() => {
        if (!areAllShown) onShow();
      }}
    >
      Hint {Math.min(shown + 1, count)} of {count}
    </Button>
  );
}

function nameSolutions({
  areSolutionsShown,
  isConfirming,
  otherCount,
}: Pick<ExerciseBarProps, 'areSolutionsShown' | 'otherCount'> & { isConfirming: boolean }): string {
  if (otherCount !== undefined) {
    if (areSolutionsShown) return 'Hide other solutions';
    return otherCount === 1 ? 'See another solution' : `See ${otherCount} other solutions`;
  }
  if (areSolutionsShown) return 'Hide the solution';
  return isConfirming ? 'Show it anyway' : 'Solution';
}

/** *Run checks* becomes *Next* under the finger, so a second press of a double one is left out. */
const secondPressMs = 600;

type RunButtonProps = Pick<ExerciseBarProps, 'runButton' | 'isBusy' | 'onRun' | 'onNext'> & {
  passes: boolean;
  runLabel: string;
  nextLabel: string;
};

/** Runs the checks, and leads on once they pass. One button throughout, so that the focus stays where it is. */
export function RunButton({ runButton, isBusy, passes, runLabel, nextLabel, onRun, onNext }: RunButtonProps) {
  const passedAt = useRef(0);
  useEffect(() => {
    if (passes) passedAt.current = performance.now();
  }, [passes]);
  return (
    <Button
      ref={runButton}
      variant="main"
      tip
      isBusy={isBusy}
      onClick={() => {
        if (!passes) onRun();
        else if (performance.now() - passedAt.current > secondPressMs) onNext();
      }}
    >
      {passes ? nextLabel : runLabel}
    </Button>
  );
}

/**
 * The bar that stays in view while the exercise is: run the checks, what they found, the next hint, the solutions
 * after asking once.
 */
export function ExerciseBar({
  runButton,
  isBusy,
  hints,
  areSolutionsShown,
  otherCount,
  symbols,
  onRun,
  onNext,
  onShowHint,
  onToggleSolutions,
  children,
}: ExerciseBarProps) {
  const [isConfirming, setConfirming] = useState(false);
  const passes = otherCount !== undefined;
  return (
    <div className="exercise-bar">
      <RunButton
        runButton={runButton}
        isBusy={isBusy}
        passes={passes}
        runLabel="Run checks"
        nextLabel="Next"
        onRun={() => {
          setConfirming(false);
          onRun();
        }}
        onNext={onNext}
      />
      <div className={`exercise-said ${isConfirming ? 'is-asking' : ''}`}>
        {children}
        <p aria-live="polite" className="exercise-advice">
          {isConfirming && 'You will learn more from one more try than from the answer.'}
        </p>
      </div>
      <div className="exercise-help">
        {!passes && hints.count > 0 && <HintButton {...hints} onShow={onShowHint} />}
        {otherCount !== 0 && (
          // One button throughout, so that the focus stays where it is.
          <Button
            variant="plain"
            size="small"
            onClick={() => {
              if (!passes && !areSolutionsShown && !isConfirming) setConfirming(true);
              else {
                setConfirming(false);
                onToggleSolutions(!areSolutionsShown);
              }
            }}
          >
            {nameSolutions({ areSolutionsShown, isConfirming, otherCount })}
          </Button>
        )}
      </div>
      {symbols}
    </div>
  );
}

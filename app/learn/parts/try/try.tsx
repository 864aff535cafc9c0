import { Undo2 } from 'lucide-react';
import { useRef, useState, type ReactNode } from 'react';
import { toCodeByLanguage } from '#app/learn/code/source-files.ts';
import { collectProps } from '#app/learn/parts/collect-props.ts';
import { holdInPlace } from '#app/learn/parts/hold-in-place.ts';
import { joinProse } from '#app/learn/parts/join-prose.ts';
import { InlineCode } from '#app/learn/parts/inline-code.tsx';
import { useSample } from '#app/learn/parts/sample-context.ts';
import { applyEdits } from '#app/learn/parts/try/apply-edits.ts';
import { Button } from '#app/ui/controls/button.tsx';
import { Node } from '#app/ui/graph/node.tsx';
import type { CompiledTry } from '#contract/lessons/lesson-part-data.ts';
import type { SourceFile } from '#contract/lessons/lesson-code.ts';
import './try.css';

type TryProps = CompiledTry & { children?: ReactNode };

/** One edit and its explanation, compiled by the build; `Tries` renders it. */
export function Try({ children }: TryProps) {
  return children;
}

type TriesController = {
  /** The name of the edit that is applied now. */
  applied: string | undefined;
  /** An edit was just undone. */
  isUndone: boolean;
  /** Applies an edit, after undoing the one that is applied. */
  apply: (edit: TryProps) => void;
  undo: () => void;
};

/**
 * The edit applied to an example's code. Any other change of the code makes the edit part of the learner's
 * code.
 */
function useTries(): TriesController {
  const { sample, showFile } = useSample();
  const [last, setLast] = useState<{ name: string; before: SourceFile[]; after: string }>();
  const [isUndone, setUndone] = useState(false);
  const applied = last?.after === JSON.stringify(sample.sources) ? last : undefined;

  function undo(): void {
    if (!applied) return;
    sample.showCode(toCodeByLanguage(applied.before));
    setLast(undefined);
    setUndone(true);
  }
  function apply({ name, edits }: TryProps): void {
    const before = applied?.before ?? sample.sources;
    const after =
      applyEdits(edits, before, sample.originals) ?? applyEdits(edits, sample.originals, sample.originals);
    if (!after) return;
    sample.showCode(toCodeByLanguage(after));
    setLast({ name, before, after: JSON.stringify(after) });
    setUndone(false);
    if (edits[0]) showFile(edits[0].language);
  }
  return { applied: applied?.name, isUndone, apply, undo };
}

/** The edits of an example, one of which can be applied at a time. Each press applies or undoes an edit. */
export function Tries({ children }: { children: ReactNode }) {
  const { title } = useSample();
  const tries = collectProps(children, Try);
  const { applied, isUndone, apply, undo } = useTries();
  const buttons = useRef(new Map<string, HTMLButtonElement>());

  /** The *Undo* button disappears, so the edit's button gets the focus. */
  function undoAndFocus(): void {
    const button = buttons.current.get(applied ?? '');
    if (button) holdInPlace(button);
    undo();
    button?.focus({ preventScroll: true });
  }
  return (
    <div className="tries">
      <div className="try-row" role="group" aria-label={`Try, in ${title}`}>
        <span className="try-label mono" aria-hidden="true">
          Try
        </span>
        {tries.map((each) => (
          <button
            key={each.name}
            ref={(button) => {
              if (button) buttons.current.set(each.name, button);
              else buttons.current.delete(each.name);
            }}
            type="button"
            className="try-edit"
            aria-pressed={applied === each.name}
            onClick={({ currentTarget }) => {
              if (applied === each.name) return undoAndFocus();
              holdInPlace(currentTarget);
              apply(each);
            }}
          >
            <Node state={applied === each.name ? 'full' : 'yours'} size={12} />
            <span>
              <InlineCode>{each.title}</InlineCode>
            </span>
          </button>
        ))}
      </div>
      <AppliedTry
        edit={tries.find(({ name }) => name === applied)}
        isUndone={isUndone}
        onUndo={undoAndFocus}
      />
      <dl className="try-text">
        {tries.map(({ name, title: editTitle, children: sentence }) => (
          <div key={name}>
            <dt>
              <InlineCode>{editTitle}</InlineCode>
            </dt>
            <dd>{sentence}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
}

type AppliedTryProps = { edit: TryProps | undefined; isUndone: boolean; onUndo: () => void };

/** What the applied edit does, and the button that undoes it. */
function AppliedTry({ edit, isUndone, onUndo }: AppliedTryProps) {
  return (
    <div className={`try-said ${edit ? 'is-applied' : ''}`}>
      <div role="status">
        {edit ? (
          <>
            <Node state="full" size={12} />
            <div key={edit.name} ref={joinProse}>
              {edit.children}
            </div>
          </>
        ) : (
          <span className="visually-hidden">{isUndone ? 'Undone' : ''}</span>
        )}
      </div>
      {edit && (
        <Button
          size="small"
          icon={<Undo2 aria-hidden="true" size={16} strokeWidth={1.75} />}
          onClick={onUndo}
        >
          Undo
        </Button>
      )}
    </div>
  );
}

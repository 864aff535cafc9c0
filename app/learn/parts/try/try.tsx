import { Undo2 } from 'lucide-react';
import { useRef, useState, type ReactNode } from 'react';
import { codeByLanguage } from '#app/learn/code/source-files.ts';
import { propsOf } from '#app/learn/parts/props-of.ts';
import { InlineCode } from '#app/learn/parts/inline-code.tsx';
import { useSample } from '#app/learn/parts/sample-context.ts';
import { applyEdits } from '#app/learn/parts/try/apply-edits.ts';
import { Button } from '#app/ui/controls/button.tsx';
import { Node } from '#app/ui/graph/node.tsx';
import type { CompiledTry } from '#contract/lessons/lesson-part-data.ts';
import type { SourceFile } from '#contract/lessons/lesson-code.ts';
import './try.css';

type TryProps = CompiledTry & { children?: ReactNode };

/** One edit and its sentence, as the build wrote it; `Tries` draws it. */
export function Try({ children }: TryProps) {
  return children;
}

type TriesController = {
  /** The name of the edit that is applied now. */
  applied: string | undefined;
  /** An edit was just taken back. */
  isUndone: boolean;
  /** Applies an edit, in place of the one that is. */
  apply: (edit: TryProps) => void;
  undo: () => void;
};

/** The edits applied to an example's code. Any other change of the code makes the edit the learner's own. */
function useTries(): TriesController {
  const { sample, showFile } = useSample();
  const [last, setLast] = useState<{ name: string; before: SourceFile[]; after: string }>();
  const [isUndone, setUndone] = useState(false);
  const applied = last?.after === JSON.stringify(sample.sources) ? last : undefined;

  function undo(): void {
    if (!applied) return;
    sample.take(codeByLanguage(applied.before));
    setLast(undefined);
    setUndone(true);
  }
  function apply({ name, edits }: TryProps): void {
    const before = applied?.before ?? sample.sources;
    const after =
      applyEdits(edits, before, sample.originals) ?? applyEdits(edits, sample.originals, sample.originals);
    if (!after) return;
    sample.take(codeByLanguage(after));
    setLast({ name, before, after: JSON.stringify(after) });
    setUndone(false);
    if (edits[0]) showFile(edits[0].language);
  }
  return { applied: applied?.name, isUndone, apply, undo };
}

/** The edits of an example, one of which can be applied at a time. Each press applies an edit or takes it back. */
export function Tries({ children }: { children: ReactNode }) {
  const { title } = useSample();
  const tries = propsOf(children, Try);
  const { applied, isUndone, apply, undo } = useTries();
  const buttons = useRef(new Map<string, HTMLButtonElement>());

  /** *Undo* goes with the sentence, so the edit's own button takes the focus. */
  function takeBack(): void {
    undo();
    buttons.current.get(applied ?? '')?.focus();
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
            onClick={() => (applied === each.name ? takeBack() : apply(each))}
          >
            <Node state={applied === each.name ? 'full' : 'yours'} size={12} />
            <span>
              <InlineCode>{each.title}</InlineCode>
            </span>
          </button>
        ))}
      </div>
      <AppliedTry edit={tries.find(({ name }) => name === applied)} isUndone={isUndone} onUndo={takeBack} />
      <dl className="try-text">
        {tries.map(({ name, title: what, children: sentence }) => (
          <div key={name}>
            <dt>
              <InlineCode>{what}</InlineCode>
            </dt>
            <dd>{sentence}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
}

type AppliedTryProps = { edit: TryProps | undefined; isUndone: boolean; onUndo: () => void };

/** What the applied edit does, and the way back. */
function AppliedTry({ edit, isUndone, onUndo }: AppliedTryProps) {
  return (
    <div className={`try-said ${edit ? 'is-applied' : ''}`}>
      <div role="status">
        {edit ? (
          <>
            <Node state="full" size={12} />
            <div>{edit.children}</div>
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

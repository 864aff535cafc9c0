import type { ReactNode } from 'react';
import { collectProps } from '#app/learn/parts/collect-props.ts';
import { getNoteId } from '#app/learn/parts/example-code.tsx';
import { useSample } from '#app/learn/parts/sample-context.ts';
import type { CompiledNote } from '#contract/lessons/lesson-part-data.ts';
import './notes.css';

type NoteProps = CompiledNote & { children?: ReactNode };

/** One note, compiled by the build; `Notes` renders it. */
export function Note({ children }: NoteProps) {
  return children;
}

/** The notes on an example's code, with the numbers of the marks in it. */
export function Notes({ children }: { slot: 'body'; children: ReactNode }) {
  const { id, title, note } = useSample();
  const notes = collectProps(children, Note);
  const marked = notes.filter(({ mark }) => mark !== undefined).map(({ name }) => name);
  const rows = notes.map(({ name, mark, children: sentence }) => {
    const number = mark === undefined ? undefined : marked.indexOf(name) + 1;
    return (
      <li
        key={name}
        className={`note-row ${number !== undefined && number === note.active ? 'is-active' : ''}`}
        onPointerEnter={({ pointerType }) =>
          pointerType === 'mouse' && number !== undefined && note.show(number)
        }
      >
        <span className="note-number mono" aria-hidden={number === undefined}>
          {number}
        </span>
        <div>
          <p className="note-name mono">
            {name} {mark !== undefined && <span className="tk-value">{mark}</span>}
          </p>
          <div id={number === undefined ? undefined : getNoteId(id, number)} className="note-sentence">
            {sentence}
          </div>
        </div>
      </li>
    );
  });
  return (
    <ol className="notes" aria-label={`Notes on the code of ${title}`}>
      {rows}
    </ol>
  );
}

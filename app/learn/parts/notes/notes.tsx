import type { ReactNode } from 'react';
import { propsOf } from '#app/learn/parts/props-of.ts';
import { useSample } from '#app/learn/parts/sample-context.ts';
import type { CompiledNote } from '#contract/lessons/lesson-part-data.ts';
import './notes.css';

type NoteProps = CompiledNote & { children?: ReactNode };

/** One sentence, as the build wrote it; `Notes` draws it. */
export function Note({ children }: NoteProps) {
  return children;
}

/** The sentences about an example's code, numbered as the marks in it. */
export function Notes({ children }: { slot: 'body'; children: ReactNode }) {
  const { title, note } = useSample();
  const notes = propsOf(children, Note);
  const marked = notes.filter(({ mark }) => mark !== undefined).map(({ name }) => name);
  const rows = notes.map(({ name, mark, children: sentence }) => {
    const own = mark === undefined ? undefined : marked.indexOf(name) + 1;
    return (
      <li
        key={name}
        className={`note-row ${own !== undefined && own === note.active ? 'is-active' : ''}`}
        onPointerEnter={({ pointerType }) => pointerType === 'mouse' && own !== undefined && note.show(own)}
      >
        <span className="note-number mono" aria-hidden={own === undefined}>
          {own}
        </span>
        <div>
          <p className="note-name mono">
            {name} {mark !== undefined && <span className="tk-value">{mark}</span>}
          </p>
          <div className="note-sentence">{sentence}</div>
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

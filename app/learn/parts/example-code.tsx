import type { ReactNode } from 'react';
import { findChangedLines } from '#app/learn/parts/marked-code/changed-lines.ts';
import { highlightLines } from '#app/learn/parts/marked-code/highlighted-lines.ts';
import { MarkedCode, type MarkedRange } from '#app/learn/parts/marked-code/marked-code.tsx';
import { extractCode } from '#app/learn/code/extract-code.ts';
import type { CompiledNote, HighlightedLines } from '#contract/lessons/lesson-part-data.ts';
import type { HighlightedFile } from '#contract/lessons/lesson-code.ts';

type ExampleCodeProps = {
  /** The example's id, `<lesson>#<name>`. */
  exampleId: string;
  file: HighlightedFile;
  title: string;
  /** The code as the learner has it; undefined for the lesson's own. */
  code: string | undefined;
  isShown: boolean;
  variants: HighlightedLines | undefined;
  notes: readonly CompiledNote[] | undefined;
  activeNote: number | undefined;
  onNote: (number: number | undefined) => void;
};

/**
 * One file of an example: highlighted, with the learner's changes marked. Notes are shown only while the code
 * is the lesson's.
 */
export function ExampleCode({
  exampleId,
  file,
  title,
  code,
  isShown,
  variants,
  notes = [],
  activeNote,
  onNote,
}: ExampleCodeProps) {
  const original = extractCode(file.html);
  const shown = code ?? original;
  const isOriginal = shown === original;
  const numbered = notes.filter(({ mark }) => mark !== undefined);
  const ranges = numbered.flatMap(({ name, place }, index): MarkedRange[] => {
    const number = index + 1;
    if (place?.language !== file.language || !isOriginal) return [];
    return [
      {
        key: name,
        line: place.line,
        from: place.from,
        to: place.to,
        render: (piece) => (
          <NoteMark
            number={number}
            name={name}
            noteId={getNoteId(exampleId, number)}
            isActive={number === activeNote}
            onActive={() => onNote(number)}
            onPress={() => onNote(number)}
          >
            {piece}
          </NoteMark>
        ),
      },
    ];
  });
  return (
    <MarkedCode
      lines={highlightLines(shown, file.html, variants)}
      label={`${file.language.toUpperCase()} of ${title}`}
      isShown={isShown}
      changed={isOriginal ? [] : findChangedLines(original, shown)}
      ranges={ranges}
    />
  );
}

/** The id of a note's text, which describes the mark in the code. `example` is `<lesson>#<name>`. */
export const getNoteId = (example: string, number: number): string => `${example}-${number}`;

type NoteMarkProps = {
  number: number;
  name: string;
  /** The id of the note's text. */
  noteId: string;
  isActive: boolean;
  onActive: (isActive: boolean) => void;
  onPress: () => void;
  children: ReactNode;
};

/**
 * Code with the number of a note. Hovering, focusing or pressing the number highlights the note. Its style is
 * in the notes' module, so that examples without notes do not load it.
 */
function NoteMark({ number, name, noteId, isActive, onActive, onPress, children }: NoteMarkProps) {
  return (
    <span className={`noted ${isActive ? 'is-active' : ''}`}>
      <button
        type="button"
        className="note-mark"
        aria-label={`${number}, ${name}`}
        aria-describedby={noteId}
        aria-pressed={isActive}
        onPointerEnter={({ pointerType }) => pointerType === 'mouse' && onActive(true)}
        onFocus={() => onActive(true)}
        onClick={onPress}
      >
        <span aria-hidden="true" data-number={number} />
      </button>
      {children}
    </span>
  );
}

import { findChangedLines } from '#app/learn/parts/marked-code/changed-lines.ts';
import { highlightLines } from '#app/learn/parts/marked-code/highlighted-lines.ts';
import { MarkedCode, type MarkedRange } from '#app/learn/parts/marked-code/marked-code.tsx';
import { getNoteId } from '#app/learn/parts/notes/note-id.ts';
import { NoteMark } from '#app/learn/parts/notes/note-mark.tsx';
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

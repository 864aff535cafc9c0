import { RangeSet, StateEffect, StateField, type Extension, type Range } from '@codemirror/state';
import { Decoration, EditorView, GutterMarker, gutterLineClass, type DecorationSet } from '@codemirror/view';

class WarnedLine extends GutterMarker {
  override elementClass = 'is-warned';
}
const marker = new WarnedLine();
const underline = Decoration.mark({ class: 'is-warned-text' });
const setWarnedLines = StateEffect.define<readonly number[]>();

type LineMarks = { text: DecorationSet; gutter: RangeSet<GutterMarker> };
const noMarks: LineMarks = { text: Decoration.none, gutter: RangeSet.empty };

const warnedLinesField = StateField.define<LineMarks>({
  create: () => noMarks,
  update(marks, transaction) {
    let next: LineMarks = {
      text: marks.text.map(transaction.changes),
      gutter: marks.gutter.map(transaction.changes),
    };
    for (const effect of transaction.effects) {
      if (!effect.is(setWarnedLines)) continue;
      const { doc } = transaction.state;
      const text: Range<Decoration>[] = [];
      const gutter: Range<GutterMarker>[] = [];
      for (const number of [...new Set(effect.value)]
        .filter((line) => line >= 1 && line <= doc.lines)
        .sort((one, other) => one - other)) {
        const line = doc.line(number);
        const indent = line.text.length - line.text.trimStart().length;
        gutter.push(marker.range(line.from));
        if (line.text.trim() !== '')
          text.push(underline.range(line.from + indent, line.from + line.text.trimEnd().length));
      }
      next = { text: Decoration.set(text), gutter: RangeSet.of(gutter) };
    }
    return next;
  },
  provide: (stateField) => [
    EditorView.decorations.from(stateField, (marks) => marks.text),
    gutterLineClass.from(stateField, (marks) => marks.gutter),
  ],
});

/** Marks lines that have a problem: an amber line number and underlined text. */
export const warnedLines: Extension = warnedLinesField;

/** Marks these lines, counted from 1, and no others. */
export function warnLines(view: EditorView, lines: readonly number[]): void {
  view.dispatch({ effects: setWarnedLines.of(lines) });
}

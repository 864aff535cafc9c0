import { RangeSet, StateEffect, StateField, type Extension, type Range } from '@codemirror/state';
import { Decoration, EditorView, GutterMarker, gutterLineClass, type DecorationSet } from '@codemirror/view';

class WarnedLine extends GutterMarker {
  override elementClass = 'is-warned';
}
const marker = new WarnedLine();
const underline = Decoration.mark({ class: 'is-warned-text' });
const setWarned = StateEffect.define<readonly number[]>();

type Marks = { text: DecorationSet; gutter: RangeSet<GutterMarker> };
const none: Marks = { text: Decoration.none, gutter: RangeSet.empty };

const field = StateField.define<Marks>({
  create: () => none,
  update(marks, transaction) {
    let now: Marks = {
      text: marks.text.map(transaction.changes),
      gutter: marks.gutter.map(transaction.changes),
    };
    for (const effect of transaction.effects) {
      if (!effect.is(setWarned)) continue;
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
      now = { text: Decoration.set(text), gutter: RangeSet.of(gutter) };
    }
    return now;
  },
  provide: (own) => [
    EditorView.decorations.from(own, (marks) => marks.text),
    gutterLineClass.from(own, (marks) => marks.gutter),
  ],
});

/** Lines that something is wrong with: their number in amber, their text underlined. */
export const warnedLines: Extension = field;

/** Marks just these lines, counted from 1. */
export function warnLines(view: EditorView, lines: readonly number[]): void {
  view.dispatch({ effects: setWarned.of(lines) });
}

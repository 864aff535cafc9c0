import { useState, type KeyboardEvent } from 'react';

/** The chosen row, and which of its links. */
type Choice = { row: number; link: number };
const first: Choice = { row: 0, link: 0 };

export const resultId = (row: number, link = 0) => `found-${row}-${link}`;

export type ChosenResult = Choice & {
  reset: () => void;
  onKeyDown: (event: KeyboardEvent<HTMLInputElement>) => void;
};

/**
 * Which result is chosen while the focus stays in the field. `linkCounts` has the number of links of each row. The arrow
 * keys move through all rows, right reaches a row's second link from the end of the text, and Enter opens.
 */
export function useChosenResult(linkCounts: readonly number[], onClose: () => void): ChosenResult {
  const [choice, setChoice] = useState(first);
  const choose = (next: Choice) => {
    setChoice(next);
    document.getElementById(resultId(next.row, next.link))?.scrollIntoView({ block: 'nearest' });
  };
  const step = (by: number) =>
    choose({ row: (choice.row + by + linkCounts.length) % linkCounts.length, link: 0 });

  function onKeyDown(event: KeyboardEvent<HTMLInputElement>): void {
    if (event.nativeEvent.isComposing) return;
    const { key, currentTarget: field } = event;
    const isAtEnd = field.selectionStart === field.value.length;
    const actions: Record<string, (() => void) | false> = {
      // The browser clears a search field at first, and would close the dialog at the second press.
      Escape: onClose,
      ArrowDown: linkCounts.length > 0 && (() => step(1)),
      ArrowUp: linkCounts.length > 0 && (() => step(-1)),
      ArrowRight:
        isAtEnd &&
        choice.link + 1 < (linkCounts[choice.row] ?? 0) &&
        (() => choose({ ...choice, link: choice.link + 1 })),
      ArrowLeft: choice.link > 0 && (() => choose({ ...choice, link: choice.link - 1 })),
      Enter: () => document.getElementById(resultId(choice.row, choice.link))?.querySelector('a')?.click(),
    };
    const act = actions[key];
    if (!act) return;
    event.preventDefault();
    act();
  }
  return { ...choice, reset: () => setChoice(first), onKeyDown };
}

import type { Page } from '@playwright/test';
import { listCssPieces, type CssPiece } from '../css-pieces.ts';
import { listHtmlStyles } from '../html-styles.ts';
import { findKept } from './kept-css.ts';

/** A fault in a file of code; its line is counted from 1 in that file. */
export type CodeFault = { line: number; message: string };

const reasons = {
  declaration: 'Chromium drops the declaration',
  selector: 'Chromium drops the whole rule, for its selector',
  'at-rule': 'Chromium drops the whole at-rule',
  text: 'is neither a rule nor a declaration, so Chromium skips it',
};

/** What Chromium does not take of a style sheet. What lies in a dropped rule is not told again. */
export async function findCssFaults(page: Page, css: string): Promise<CodeFault[]> {
  const pieces = listCssPieces(css);
  const asked = pieces.flatMap(({ alone, conditions, what }) =>
    alone === undefined ? [] : [{ alone, conditions, isRule: what === 'at-rule' }],
  );
  const verdicts = asked.length === 0 ? [] : await page.evaluate(findKept, asked);
  const verdictOf = new Map(
    pieces.filter(({ alone }) => alone !== undefined).map((piece, index) => [piece, verdicts[index]]),
  );
  const isFaulty = (piece: CssPiece) => piece.alone === undefined || verdictOf.get(piece) !== 'kept';
  const isWithinFaulty = ({ within }: CssPiece): boolean =>
    within !== undefined && (isFaulty(within) || isWithinFaulty(within));
  return pieces
    .filter((piece) => isFaulty(piece) && !isWithinFaulty(piece))
    .map((piece) => {
      const text = piece.text.replaceAll(/\s+/g, ' ').slice(0, 80);
      const reason =
        verdictOf.get(piece) === 'unreadable condition'
          ? 'Chromium can’t read the condition'
          : reasons[piece.what];
      return {
        line: piece.line,
        message: piece.what === 'text' ? `“${text}” ${reason}` : `${reason} “${text}”`,
      };
    });
}

/** As `findCssFaults`, of the style elements and attributes in a piece of HTML. */
export async function findStyleFaults(page: Page, html: string): Promise<CodeFault[]> {
  const faults: CodeFault[] = [];
  for (const { css, line } of listHtmlStyles(html)) {
    for (const fault of await findCssFaults(page, css))
      faults.push({ ...fault, line: line + fault.line - 1 });
  }
  return faults;
}

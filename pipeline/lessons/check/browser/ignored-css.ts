import type { Page } from '@playwright/test';
import type { Mistake } from '../lesson-check.ts';
import { listCssPieces, type CssPiece } from '../css-fragments.ts';
import { listHtmlStyles } from '../html-styles.ts';
import { judgeCss } from './apply-fragments.ts';

const reasons = {
  declaration: 'Chromium ignores the declaration',
  selector: 'Chromium ignores the whole rule, for its selector',
  'at-rule': 'Chromium ignores the whole at-rule',
  text: 'is neither a rule nor a declaration, so Chromium skips it',
};

/**
 * What Chromium ignores of a style sheet; lines are counted from 1 in it. Pieces inside an ignored rule are
 * not reported again.
 */
export async function findIgnoredCss(page: Page, css: string): Promise<Mistake[]> {
  const pieces = listCssPieces(css);
  const judged = pieces.flatMap(({ alone, conditions, what }) =>
    alone === undefined ? [] : [{ alone, conditions, isRule: what === 'at-rule' }],
  );
  const verdicts = judged.length === 0 ? [] : await page.evaluate(judgeCss, judged);
  const verdictOf = new Map(
    pieces.filter(({ alone }) => alone !== undefined).map((piece, index) => [piece, verdicts[index]]),
  );
  const isIgnored = (piece: CssPiece) => piece.alone === undefined || verdictOf.get(piece) !== 'kept';
  const isWithinIgnored = ({ within }: CssPiece): boolean =>
    within !== undefined && (isIgnored(within) || isWithinIgnored(within));
  return pieces
    .filter((piece) => isIgnored(piece) && !isWithinIgnored(piece))
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

/** As `findIgnoredCss`, for the style elements and attributes in a piece of HTML. */
export async function findIgnoredStyles(page: Page, html: string): Promise<Mistake[]> {
  const found: Mistake[] = [];
  for (const { css, line } of listHtmlStyles(html)) {
    for (const one of await findIgnoredCss(page, css)) found.push({ ...one, line: line + one.line - 1 });
  }
  return found;
}

import type { SourceFile } from '#contract/lessons/lesson-code.ts';
import { baseStyle, type ResultTheme } from '#app/learn/playground/document/base-style.ts';
import { documentPieces } from '#app/learn/playground/document/document-pieces.ts';

export type DocumentOptions = {
  /** Fixes the result to one theme, on that theme's background. */
  theme?: ResultTheme;
  /** A script that runs before all others, including the frame's. */
  firstScript?: string;
};

/**
 * The document of a sample's files: base style, `frameScript` (frame/result-script.ts, bundled), `css` as a
 * style element, `html`, and `js` as the last script. HTML that is a whole document stays whole; its links to
 * a stylesheet or script are replaced by the files themselves.
 */
export function assembleDocument(
  files: readonly SourceFile[],
  frameScript: string,
  { theme, firstScript }: DocumentOptions = {},
): string {
  const firstScriptElement =
    firstScript === undefined ? '' : `<script>${firstScript}\ndocument.currentScript.remove();</script>`;
  const head = `${firstScriptElement}<style>${baseStyle(theme)}</style><script>${frameScript}</script>`;
  // The last script removes itself, so that the learner's last element is the last child.
  return documentPieces(files, { head, scriptStart: 'document.currentScript.remove();' })
    .map(({ text }) => text)
    .join('');
}

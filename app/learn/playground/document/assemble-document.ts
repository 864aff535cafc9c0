import type { SourceFile } from '#contract/lesson-parts.ts';
import { baseStyle, type ResultTheme } from '#app/learn/playground/document/base-style.ts';
import { documentPieces } from '#app/learn/playground/document/document-pieces.ts';
import { frameScript } from '#app/learn/playground/frame/result-script.ts';

type Options = {
  /** Holds the result to one theme, on that theme's ground. */
  theme?: ResultTheme;
  /** Script that runs before all other, the frame's own too. */
  firstScript?: string;
};

/**
 * The document of a sample's files: base style, the frame's script, `css` as a style element, `html`, `js` as the last script. HTML that is a
 * whole document stays whole; its links to a stylesheet or script give way to the files themselves.
 */
export function assembleDocument(files: readonly SourceFile[], { theme, firstScript }: Options = {}): string {
  const first =
    firstScript === undefined ? '' : `<script>${firstScript}\ndocument.currentScript.remove();</script>`;
  const head = `${first}<style>${baseStyle(theme)}</style><script>${frameScript}</script>`;
  // The last script takes itself out of the tree, so that what the learner wrote last is the last child.
  return documentPieces(files, { head, scriptStart: 'document.currentScript.remove();' })
    .map(({ text }) => text)
    .join('');
}

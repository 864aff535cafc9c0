import type { SourceFile } from '#contract/lessons/lesson-code.ts';
import { baseStyle, type ResultTheme } from '#app/learn/playground/document/base-style.ts';
import { documentPieces, scriptText } from '#app/learn/playground/document/document-pieces.ts';

export type DocumentOptions = {
  /** Fixes the result to one theme, on that theme's background. */
  theme?: ResultTheme;
  /** A script that runs before all others, including the frame's. */
  firstScript?: string;
  /** Makes the element that lets only known scripts run. It gets those that the document adds to the learner's HTML. */
  makePolicy?: (scripts: readonly string[]) => string;
};

// The last script removes itself, so that the learner's last element is the last child.
const scriptStart = 'document.currentScript.remove();';

/**
 * The document of a sample's files: base style, `frameScript` (frame/result-script.ts, bundled), `css` as a
 * style element, `html`, and `js` as the last script. HTML that is a whole document stays whole; its links to
 * a stylesheet or script are replaced by the files themselves.
 */
export function assembleDocument(
  files: readonly SourceFile[],
  frameScript: string,
  { theme, firstScript, makePolicy }: DocumentOptions = {},
): string {
  const ownScripts = firstScript === undefined ? [] : [`${firstScript}\n${scriptStart}`];
  const js = files.find(({ language }) => language === 'js');
  const policy = makePolicy?.([
    ...ownScripts,
    frameScript,
    ...(js === undefined ? [] : [scriptText(js.code, scriptStart)]),
  ]);
  const firstElements = ownScripts.map((script) => `<script>${script}</script>`).join('');
  const head = `${policy ?? ''}${firstElements}<style>${baseStyle(theme)}</style><script>${frameScript}</script>`;
  return documentPieces(files, { head, scriptStart })
    .map(({ text }) => text)
    .join('');
}

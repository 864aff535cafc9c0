import type { CodePart } from '../../read-code.ts';
import type { BarePage } from '../../../playground/bare-page.ts';
import type { Mistake } from '../lesson-check.ts';
import { findSyntaxError } from '../script-syntax-error.ts';
import { validateHtml } from '../validate-html.ts';
import { findIgnoredCss, findIgnoredStyles } from './ignored-css.ts';

/** Finds what the browser ignores or cannot parse in a fenced code block, with lines of the lesson's file. */
export async function findCodeMistakes(
  page: BarePage,
  { language, code, line }: CodePart,
): Promise<Mistake[]> {
  const mistakes = await findMistakes(page, language, code);
  return mistakes.map((mistake) => ({ line: line + mistake.line, message: mistake.message }));
}

async function findMistakes(
  page: BarePage,
  language: CodePart['language'],
  code: string,
): Promise<Mistake[]> {
  if (language === 'css') return findIgnoredCss(page, code);
  if (language === 'html') return findIgnoredStyles(page, code);
  if (language !== 'js') return [];
  return [findSyntaxError(code), findPageScroll(code)].filter((mistake) => mistake !== undefined);
}

/** Chromium also scrolls the page around the frame, as soon as the result has loaded. */
function findPageScroll(code: string): Mistake | undefined {
  const index = code.split('\n').findIndex((text) => text.includes('.scrollIntoView('));
  if (index < 0) return undefined;
  return {
    line: index + 1,
    message:
      'scrollIntoView() scrolls the whole lesson; write location.hash = "id", which scrolls the result alone',
  };
}

/** Like `findCodeMistakes`, and with the errors of the HTML validator. */
export async function findAllMistakes(page: BarePage, part: CodePart): Promise<Mistake[]> {
  const html = part.language === 'html' ? await validateHtml(part.code) : [];
  return [
    ...(await findCodeMistakes(page, part)),
    ...html.map(({ line, message }) => ({ line: part.line + line, message })),
  ];
}

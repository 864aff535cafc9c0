import type { Page } from '@playwright/test';
import type { CodePart } from '../../read-code.ts';
import type { Mistake } from '../lesson-check.ts';
import { findSyntaxError } from '../script-syntax-error.ts';
import { validateHtml } from '../validate-html.ts';
import { findIgnoredCss, findIgnoredStyles } from './ignored-css.ts';

/** What the browser ignores or can't read of a piece of code. Lines are those of the lesson's file. */
export async function findCodeMistakes(page: Page, { language, code, line }: CodePart): Promise<Mistake[]> {
  const found = await diagnose(page, language, code);
  return found.map((one) => ({ line: line + one.line, message: one.message }));
}

async function diagnose(page: Page, language: CodePart['language'], code: string): Promise<Mistake[]> {
  if (language === 'css') return findIgnoredCss(page, code);
  if (language === 'html') return findIgnoredStyles(page, code);
  const error = language === 'js' ? findSyntaxError(code) : undefined;
  return error ? [error] : [];
}

/** Like `findCodeMistakes`, with what the conformance checker reports about HTML. */
export async function findAllMistakes(page: Page, part: CodePart): Promise<Mistake[]> {
  const html = part.language === 'html' ? await validateHtml(part.code) : [];
  return [
    ...(await findCodeMistakes(page, part)),
    ...html.map(({ line, message }) => ({ line: part.line + line, message })),
  ];
}

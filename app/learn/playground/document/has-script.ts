import type { SourceFile } from '#contract/lesson-code.ts';

const scriptInHtml = /<script\b|\son[a-z]+\s*=|javascript:/i;

/** Whether the code can run script. Such code gets a fresh frame for each run, because globals and timers of the last run survive in the old one. */
export function hasScript(files: readonly SourceFile[]): boolean {
  return files.some(({ language, code }) =>
    language === 'js' ? code.trim() !== '' : language === 'html' && scriptInHtml.test(code),
  );
}

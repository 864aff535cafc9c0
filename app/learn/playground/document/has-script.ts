import type { SourceFile } from '#contract/lesson-parts.ts';

const scriptInHtml = /<script\b|\son[a-z]+\s*=|javascript:/i;

/** Whether the code can run script: such code gets a fresh frame for each run, since names and timers of the last one live on in the old. */
export function hasScript(files: readonly SourceFile[]): boolean {
  return files.some(({ language, code }) =>
    language === 'js' ? code.trim() !== '' : language === 'html' && scriptInHtml.test(code),
  );
}

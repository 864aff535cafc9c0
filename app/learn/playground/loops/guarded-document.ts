import { resultDocument } from '#app/learn/playground/document/result-document.ts';
import type { SourceFile } from '#contract/lessons/lesson-code.ts';

/** The document of files whose loops end, and in which no script but theirs runs. */
export async function guardedDocument(files: readonly SourceFile[]): Promise<string> {
  const { guardCode } = await import('#app/learn/playground/loops/guard-code.ts');
  const { files: guarded, ...options } = guardCode(files);
  return resultDocument(guarded, options);
}

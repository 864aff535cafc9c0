import { frameScript } from 'virtual:frame-script';
import { assembleDocument, type DocumentOptions } from '#app/learn/playground/document/assemble-document.ts';
import type { SourceFile } from '#contract/lessons/lesson-code.ts';

/** Like `assembleDocument`, with the frame script that the build bundled. */
export function resultDocument(files: readonly SourceFile[], options?: DocumentOptions): string {
  return assembleDocument(files, frameScript, options);
}

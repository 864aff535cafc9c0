import { directTransport } from '../../../../app/learn/playground/result/frame-transport.ts';
import { guardedDocument } from '../../../../app/learn/playground/loops/guarded-document.ts';
import { hasScript } from '../../../../app/learn/playground/document/has-script.ts';
import { resultDocument } from '../../../../app/learn/playground/document/result-document.ts';
import type { SourceFile } from '../../../../contract/lessons/lesson-code.ts';

declare global {
  interface Window {
    /** Shows each code in a frame of its own, as a lesson does, in place of those before. */
    showResults: (codes: readonly string[]) => Promise<void>;
  }
}

const place = document.createElement('div');
place.style.cssText = 'position: fixed; inset: 0; z-index: 2147483647; overflow: auto; background: white';
document.body.append(place);

async function showResult(code: string): Promise<void> {
  const files: SourceFile[] = [{ language: 'html', code }];
  const html = await (hasScript(files) ? guardedDocument(files) : resultDocument(files));
  const frame = document.createElement('iframe');
  frame.setAttribute('sandbox', directTransport.sandbox);
  frame.src = directTransport.src;
  await new Promise<void>((resolve) => {
    addEventListener('message', ({ source, data }: MessageEvent<{ kind?: unknown } | null>) => {
      if (source !== frame.contentWindow) return;
      if (data?.kind === 'ready') frame.contentWindow?.postMessage(html, '*');
      if (data?.kind === 'started') resolve();
    });
    place.append(frame);
  });
}

window.showResults = async (codes) => {
  place.replaceChildren();
  await Promise.all(codes.map(showResult));
};

import type { FrameMessage } from './frame-messages.ts';

/** Reports the content's height in CSS pixels whenever it changes; returns the function that reports it now. */
export function reportHeight(post: (message: FrameMessage) => void): () => void {
  const measure = () => {
    const { documentElement: root } = document;
    // A frameset or a document that is being written has no body.
    const body = document.querySelector('body');
    if (!body) return;
    const bottom = body.getBoundingClientRect().top + scrollY + body.scrollHeight;
    post({ kind: 'height', height: Math.ceil(Math.max(root.getBoundingClientRect().height, bottom)) });
  };
  addEventListener('DOMContentLoaded', () => {
    for (const element of document.querySelectorAll(':root, body'))
      new ResizeObserver(measure).observe(element);
  });
  return measure;
}

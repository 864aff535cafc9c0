/**
 * The document at `/playground/shell`, by which results are shown where `/playground` can't be reached: browsers let the saved copy answer
 * for a frame of the site's own origin only. It runs no code but this: the learner's is in a sandboxed frame inside, which inherits the
 * shell's policy and has neither its origin nor a way out. Messages pass through in both directions; only the page around may send code.
 */
export const shellDocument = `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="robots" content="noindex"><meta name="color-scheme" content="light dark"><title>Result</title>
<style>html, body, iframe { display: block; width: 100%; height: 100%; margin: 0; border: 0; }</style>
<script>
(() => {
  if (parent === self) return;
  let inner;
  addEventListener('message', ({ source, origin, data }) => {
    if (inner && source === inner.contentWindow) parent.postMessage(data, location.origin);
    if (source !== parent || origin !== location.origin || typeof data !== 'object' || data === null) return;
    if (data.kind === 'theme') document.documentElement.style.colorScheme = data.scheme;
    if (data.kind !== 'show') {
      inner?.contentWindow.postMessage(data, '*');
      return;
    }
    inner?.remove();
    inner = document.createElement('iframe');
    inner.setAttribute('sandbox', 'allow-scripts');
    inner.title = 'Result';
    inner.srcdoc = data.html;
    document.body.append(inner);
  });
  parent.postMessage({ kind: 'ready' }, location.origin);
})();
</script></head><body></body></html>
`;

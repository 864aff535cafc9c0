/** The empty document at `/playground`: it says that it is there and becomes the first document that the page around it sends. */
export const playgroundDocument = `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="robots" content="noindex"><meta name="color-scheme" content="light dark"><title>Result</title>
<script>
addEventListener('message', ({ source, data }) => {
  if (source !== parent || parent === self || data?.kind !== 'show') return;
  document.open();
  document.write(data.html);
  document.close();
});
parent.postMessage({ kind: 'ready' }, '*');
</script></head><body></body></html>
`;

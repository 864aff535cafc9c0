import { bareBackground } from '#app/learn/playground/document/base-style.ts';

/**
 * What runs first in every result: it follows the page's theme, reports height, faults and the element picked to the page around it, and
 * takes new code from there. The frame is sandboxed without forms, so a press on a submit button is answered as a browser would: the
 * controls are validated and `submit` is fired; nothing is ever sent. Alone in a window it does nothing of this.
 */
export const frameScript = `(() => {
  // The one way to the network that the policy does not know of.
  for (const name of ['RTCPeerConnection', 'webkitRTCPeerConnection']) delete self[name];
  if (parent === self) return;
  const base = document.currentScript.previousElementSibling;
  document.currentScript.remove();
  const tell = (message) => parent.postMessage(message, '*');
  let picking = false;
  addEventListener('message', ({ source, data }) => {
    if (source !== parent || typeof data !== 'object' || data === null) return;
    if (data.kind === 'theme') base.textContent = base.textContent.replace(/color-scheme: [a-z ]+/, 'color-scheme: ' + data.scheme);
    if (data.kind === 'pick') { picking = data.on; document.documentElement.style.cursor = picking ? 'crosshair' : ''; }
    if (data.kind === 'point') point(data.selector);
    if (data.kind === 'ask') { tell({ kind: 'started' }); measure(); }
    if (data.kind === 'show') { document.open(); document.write(data.html); document.close(); }
  });
  const outline = (element, milliseconds) => element.animate({ outline: ['3px solid #e0a030', '3px solid #e0a030'], outlineOffset: ['2px', '2px'] }, milliseconds);
  function point(selector) {
    let found = [];
    try { found = [...document.querySelectorAll(selector)]; } catch { /* the selector is what is wrong */ }
    found.forEach((element) => outline(element, 2500));
    found[0]?.scrollIntoView({ block: 'nearest' });
  }
  function pathOf(element) {
    const path = [];
    for (let at = element; at.parentElement; at = at.parentElement) path.unshift([...at.parentElement.children].indexOf(at));
    return path;
  }
  addEventListener('click', (event) => {
    if (picking) {
      event.preventDefault();
      event.stopImmediatePropagation();
      outline(event.target, 1500);
      tell({ kind: 'picked', path: pathOf(event.target), name: event.target.localName, classes: [...event.target.classList] });
    }
  }, true);
  addEventListener('click', (event) => {
    if (event.defaultPrevented) return;
    const link = event.target.closest?.('a[href]');
    if (link) {
      if (!link.getAttribute('href').startsWith('#')) event.preventDefault();
      return;
    }
    const button = event.target.closest?.('button, input');
    if (!button?.form || !['submit', 'image'].includes(button.type) || button.disabled) return;
    event.preventDefault();
    const { form } = button;
    if (!form.noValidate && !button.formNoValidate && !form.reportValidity()) return;
    const go = form.dispatchEvent(new SubmitEvent('submit', { submitter: button, bubbles: true, cancelable: true }));
    if (go && (button.getAttribute('formmethod') ?? form.getAttribute('method')) === 'dialog') form.closest('dialog')?.close(button.value);
  });
  addEventListener('error', ({ message, lineno }) => { if (message) tell({ kind: 'fault', message, line: lineno }); });
  addEventListener('unhandledrejection', ({ reason }) => tell({ kind: 'fault', message: 'Uncaught (in promise) ' + reason, line: 0 }));
  const measure = () => {
    const { body, documentElement: root } = document;
    if (!body) return;
    const bottom = body.getBoundingClientRect().top + scrollY + body.scrollHeight;
    tell({ kind: 'height', height: Math.ceil(Math.max(root.getBoundingClientRect().height, bottom)) });
  };
  // Words on no ground of their own get the page's, so that whoever looks at the frame alone sees what they stand on.
  const isBare = (element) => {
    const { backgroundColor, backgroundImage } = getComputedStyle(element);
    return backgroundColor === 'rgba(0, 0, 0, 0)' && backgroundImage === 'none';
  };
  addEventListener('DOMContentLoaded', () => {
    if (document.body && isBare(document.documentElement) && isBare(document.body)) base.textContent += '${bareBackground}';
    new ResizeObserver(measure).observe(document.documentElement);
    if (document.body) new ResizeObserver(measure).observe(document.body);
  });
  addEventListener('load', () => { measure(); tell({ kind: 'loaded' }); });
  tell({ kind: 'started' });
})();`;

import type { FrameMessage } from './frame-messages.ts';

/**
 * The frame's sandbox allows no forms and no navigation. A press on a submit button is answered as a browser
 * would, without sending: the controls are validated, `submit` is fired, and a dialog's form closes its
 * dialog. Links work only inside the document; a link to a file beside it is reported to the page around.
 */
export function submitWithoutSending(post: (message: FrameMessage) => void): void {
  addEventListener('click', (event) => {
    if (event.defaultPrevented || !(event.target instanceof Element)) return;
    const link = event.target.closest('a[href]');
    if (link) {
      const href = link.getAttribute('href') ?? '';
      if (!href.startsWith('#')) event.preventDefault();
      const [file] = /^[\w-]+\.html/.exec(href) ?? [];
      if (file !== undefined) post({ kind: 'followed', file });
      return;
    }
    const button = event.target.closest<HTMLButtonElement | HTMLInputElement>('button, input');
    if (!button?.form || !['submit', 'image'].includes(button.type) || button.disabled) return;
    event.preventDefault();
    submit(button.form, button);
  });
}

function submit(form: HTMLFormElement, button: HTMLButtonElement | HTMLInputElement): void {
  if (!form.noValidate && !button.formNoValidate && !form.reportValidity()) return;
  const isAccepted = form.dispatchEvent(
    new SubmitEvent('submit', { submitter: button, bubbles: true, cancelable: true }),
  );
  const method = button.getAttribute('formmethod') ?? form.getAttribute('method');
  if (isAccepted && method === 'dialog') form.closest('dialog')?.close(button.value);
}

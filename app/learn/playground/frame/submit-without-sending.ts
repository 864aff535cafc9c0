type SubmitButton = HTMLButtonElement | HTMLInputElement;

/**
 * The frame's sandbox allows no forms. A press on a submit button, Enter in a field of a form without one, and
 * `requestSubmit()` are answered as a browser would, without sending: the controls are validated, `submit` is fired,
 * and a dialog's form closes its dialog.
 */
export function submitWithoutSending(): void {
  addEventListener('click', (event) => {
    if (event.defaultPrevented || !(event.target instanceof Element)) return;
    const button = event.target.closest<SubmitButton>('button, input');
    if (!button?.form || !isSubmitButton(button) || button.disabled) return;
    event.preventDefault();
    submit(button.form, button);
  });
  addEventListener('keypress', (event) => {
    const field = event.target;
    if (event.key !== 'Enter' || event.defaultPrevented || !(field instanceof HTMLInputElement)) return;
    const { form } = field;
    // After the browser has fired `change`.
    if (form && submitsOnEnter(form, field)) setTimeout(() => submit(form, null));
  });
  HTMLFormElement.prototype.requestSubmit = function requestSubmit(submitter) {
    submit(this, isSubmitButton(submitter) ? submitter : null);
  };
}

function isSubmitButton(element: unknown): element is SubmitButton {
  return (
    (element instanceof HTMLButtonElement || element instanceof HTMLInputElement) &&
    ['submit', 'image'].includes(element.type)
  );
}

/** Types of fields of which a form without a button may have only one (HTML standard, Implicit submission). */
const blockingTypes = 'text search url tel email password date month week time datetime-local number'.split(
  ' ',
);

/** A form with a button is submitted by a click on it, which the browser makes. */
function submitsOnEnter(form: HTMLFormElement, field: HTMLInputElement): boolean {
  const controls = [...form.elements];
  const blocking = controls.filter(
    (control) => control instanceof HTMLInputElement && blockingTypes.includes(control.type),
  );
  return !controls.some(isSubmitButton) && blockingTypes.includes(field.type) && blocking.length === 1;
}

function submit(form: HTMLFormElement, button: SubmitButton | null): void {
  if (!form.noValidate && !button?.formNoValidate && !form.reportValidity()) return;
  const isAccepted = form.dispatchEvent(
    new SubmitEvent('submit', { submitter: button, bubbles: true, cancelable: true }),
  );
  const method = button?.getAttribute('formmethod') ?? form.getAttribute('method');
  if (isAccepted && method === 'dialog') form.closest('dialog')?.close(button?.value);
}

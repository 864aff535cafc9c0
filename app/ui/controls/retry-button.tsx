import { Button } from '#app/ui/controls/button.tsx';

/** Once the button is removed with the focus on it: focuses the heading of its section, dialog or page. */
function passFocusOn(button: HTMLButtonElement | null) {
  return () => {
    if (document.activeElement !== button) return;
    const place = button?.closest(':is(section, dialog, main):has(h1, h2)');
    const heading = place?.querySelector<HTMLElement>('h1, h2');
    heading?.setAttribute('tabindex', '-1');
    heading?.focus({ preventScroll: true });
  };
}

/** A button that loads again what could not be loaded. */
export function RetryButton({ isBusy, onRetry }: { isBusy?: boolean; onRetry: () => void }) {
  return (
    <Button ref={passFocusOn} isBusy={isBusy ?? false} onClick={onRetry}>
      Try again
    </Button>
  );
}

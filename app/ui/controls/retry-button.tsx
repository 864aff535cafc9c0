import { useEffect, useRef } from 'react';
import { announce } from '#app/ui/announce.ts';
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
export function RetryButton({ isBusy = false, onRetry }: { isBusy?: boolean; onRetry: () => void }) {
  const wasBusy = useRef(false);
  useEffect(() => {
    // The page's message is the same as before, so screen readers would say nothing.
    if (wasBusy.current && !isBusy) announce('It failed again.');
    wasBusy.current = isBusy;
  }, [isBusy]);
  return (
    <Button ref={passFocusOn} isBusy={isBusy} onClick={onRetry}>
      Try again
    </Button>
  );
}

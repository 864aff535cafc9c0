import { useEffect } from 'react';
import { useBlocker } from 'react-router';
import { Button } from '#app/ui/controls/button.tsx';
import { Dialog } from '#app/ui/overlays/dialog.tsx';

/**
 * Asks whether the recovery codes are saved before the page is left; where the tab is closed, the browser
 * asks in its own words.
 */
export function LeaveConfirmation({ hasUnsavedCodes }: { hasUnsavedCodes: boolean }) {
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      hasUnsavedCodes && currentLocation.pathname !== nextLocation.pathname,
  );
  useEffect(() => {
    if (!hasUnsavedCodes) return undefined;
    const preventUnload = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', preventUnload);
    return () => window.removeEventListener('beforeunload', preventUnload);
  }, [hasUnsavedCodes]);
  const stay = () => blocker.reset?.();
  return (
    <Dialog
      open={blocker.state === 'blocked'}
      onClose={stay}
      width={620}
      title="Are your recovery codes saved?"
      footer={
        <>
          <Button variant="main" onClick={stay}>
            Stay here
          </Button>
          <Button variant="plain" onClick={() => blocker.proceed?.()}>
            They are saved
          </Button>
        </>
      }
    >
      <p className="text-foreground-soft">
        We can’t show them again. Without them, and without your device, only an officer can let you back in.
      </p>
    </Dialog>
  );
}

import { useEffect } from 'react';
import { useBlocker } from 'react-router';
import { Button } from '#app/ui/controls/button.tsx';
import { Dialog } from '#app/ui/overlays/dialog.tsx';

/**
 * Asks whether the recovery codes are saved before the page is left; where the tab is closed, the browser
 * asks in its own words.
 */
export function LeaveConfirmation({ unsaved }: { unsaved: boolean }) {
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) => unsaved && currentLocation.pathname !== nextLocation.pathname,
  );
  useEffect(() => {
    if (!unsaved) return undefined;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, [unsaved]);
  const stay = () => blocker.reset?.();
  return (
    <Dialog
      open={blocker.state === 'blocked'}
      onClose={stay}
      width={620}
      title="Are your recovery codes saved?"
      foot={
        <>
          <Button look="main" onClick={stay}>
            Stay here
          </Button>
          <Button look="plain" onClick={() => blocker.proceed?.()}>
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

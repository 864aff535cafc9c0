import { useEffect, useReducer } from 'react';
import { useBlocker } from 'react-router';
import { LoadError } from '#app/pages/account/load-error.tsx';
import { ChangeDialog, type Change } from '#app/pages/account/second-factor/change-dialog.tsx';
import {
  initialFactorChanges,
  factorChangesReducer,
} from '#app/pages/account/second-factor/factor-changes.ts';
import { AppFactor, PasskeyFactor, RecoveryCodes } from '#app/pages/account/second-factor/factor-kinds.tsx';
import {
  loadSecondFactor,
  type SecondFactorSnapshot,
} from '#app/pages/account/second-factor/load-second-factor.ts';
import { formatAddedFactor } from '#app/pages/account/second-factor/format-added-factor.ts';
import { useAsyncData } from '#app/pages/account/use-async-data.ts';
import { SettingsSection } from '#app/ui/settings-section.tsx';
import { Button } from '#app/ui/controls/button.tsx';
import { Dialog } from '#app/ui/overlays/dialog.tsx';
import './second-factor.css';

/**
 * Why passkeys can't be added at this origin or in this browser; undefined when they can. `passkeysAt` is the
 * origin that they are for.
 */
function explainMissingPasskeys(passkeysAt: string | null): string | undefined {
  if (passkeysAt === null) return 'Passkeys need HTTPS and a domain name, not an IP address.';
  if (passkeysAt !== location.origin) return `Passkeys can be added at ${passkeysAt} only.`;
  if (!('PublicKeyCredential' in window)) return 'This browser does not support passkeys. Use an app.';
  return undefined;
}

const noFactors: SecondFactorSnapshot = {
  passkeys: [],
  app: null,
  recoveryCodes: null,
  passkeysAt: null,
  required: false,
  fetchedAt: 0,
  email: '',
};

/** Turns passkeys and an authenticator app on and off, and shows new recovery codes. */
export function SecondFactorSection() {
  const { data, reload } = useAsyncData(loadSecondFactor);
  const [changes, dispatch] = useReducer(factorChangesReducer, initialFactorChanges);
  const { newCodes, areCodesSaved, appKey } = changes;
  const isReady = data.state === 'ready';
  const factors = isReady ? data.value : noFactors;
  const requestChange = (change: Change) => dispatch({ type: 'changeRequested', change });
  const finish = (message: string, codes: readonly string[] | null = null) => {
    dispatch({ type: 'changed', message, codes });
    reload();
  };

  return (
    <SettingsSection
      id="security-second-factor"
      title="Second factor"
      lead="Asked for after your password, so that a stolen password is not enough."
    >
      {/* The dialog is before the list: when it closes it restores the focus, and only then may new content take it. */}
      <ChangeDialog
        // A button pressed while the list is loading opens the dialog once the list has loaded.
        change={isReady ? changes.pendingChange : undefined}
        email={factors.email}
        onClose={() => dispatch({ type: 'changeCancelled' })}
        onAppKey={(key) => dispatch({ type: 'appKeyMade', key })}
        onDone={finish}
      />
      {data.state === 'failed' ? (
        <LoadError error={data} onRetry={reload} />
      ) : (
        <ol className="commits factors" aria-busy={data.state === 'loading'}>
          <PasskeyFactor
            factors={factors}
            unusable={isReady ? explainMissingPasskeys(factors.passkeysAt) : undefined}
            onChangeRequest={requestChange}
          />
          <AppFactor
            factors={factors}
            appKey={appKey}
            onChangeRequest={requestChange}
            onSetUp={(codes) => {
              dispatch({ type: 'appSetupEnded' });
              finish(formatAddedFactor('The authenticator app is on.', codes), codes);
            }}
            onCancel={() => dispatch({ type: 'appSetupEnded' })}
          />
          <RecoveryCodes
            factors={factors}
            newCodes={newCodes}
            areCodesSaved={areCodesSaved}
            onChangeRequest={requestChange}
            onSaved={() => dispatch({ type: 'codesSaved' })}
          />
        </ol>
      )}
      <p role="status" className="note factor-message">
        {changes.message}
      </p>
      <LeaveConfirmation hasUnsavedCodes={newCodes !== undefined && !areCodesSaved} />
    </SettingsSection>
  );
}

/**
 * Asks whether the recovery codes are saved before the page is left; where the tab is closed, the browser
 * asks in its own words.
 */
function LeaveConfirmation({ hasUnsavedCodes }: { hasUnsavedCodes: boolean }) {
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

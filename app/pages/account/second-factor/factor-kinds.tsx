import { Fingerprint, Smartphone } from 'lucide-react';
import { AppSetup, type AppKey } from '#app/pages/account/second-factor/app-setup.tsx';
import type { Change } from '#app/pages/account/second-factor/change-dialog.tsx';
import { FactorItem, FactorRow } from '#app/pages/account/second-factor/factor-item.tsx';
import { NewRecoveryCodes } from '#app/pages/account/second-factor/new-recovery-codes.tsx';
import type { SecondFactorSnapshot } from '#app/pages/account/second-factor/load-second-factor.ts';
import { Button } from '#app/ui/controls/button.tsx';
import { formatMoment } from '#app/ui/format-moment.ts';

type FactorProps = { factors: SecondFactorSnapshot; onChangeRequest: (change: Change) => void };

function formatAdded(moment: string, at: number): string {
  return `added ${formatMoment(moment, at)}`;
}

/** Whether one factor alone is on, so that without it there is none. */
function isOnlyFactor({ passkeys, app }: SecondFactorSnapshot): boolean {
  return passkeys.length + (app === null ? 0 : 1) === 1;
}

/** `unusable`: why this browser can't make passkeys. */
export function PasskeyFactor({
  factors,
  unusable,
  onChangeRequest,
}: FactorProps & { unusable: string | undefined }) {
  const { passkeys, fetchedAt } = factors;
  return (
    <FactorItem
      state={passkeys.length > 0 ? 'full' : 'open'}
      title="Passkey"
      text={unusable ?? 'Your screen lock or a security key. Nothing to type, nothing to steal.'}
      action={
        <Button
          size="small"
          disabled={unusable !== undefined}
          onClick={() => onChangeRequest({ kind: 'add-passkey' })}
        >
          {passkeys.length > 0 ? 'Add another' : 'Add a passkey'}
        </Button>
      }
    >
      {passkeys.length > 0 && (
        <div className="factor-rows">
          {passkeys.map((passkey) => (
            <FactorRow
              key={passkey.id}
              icon={<Fingerprint aria-hidden="true" size={18} strokeWidth={1.5} />}
              name={passkey.name}
              since={formatAdded(passkey.createdAt, fetchedAt)}
              removeLabel={`the passkey ${passkey.name}`}
              onRemove={() =>
                onChangeRequest({ kind: 'remove-passkey', passkey, isLast: isOnlyFactor(factors) })
              }
            />
          ))}
        </div>
      )}
    </FactorItem>
  );
}

type AppFactorProps = FactorProps & {
  /** The key of the app that is being set up. */
  appKey: AppKey | undefined;
  onSetUp: (codes: string[] | null) => void;
  onCancel: () => void;
};

export function AppFactor({ factors, appKey, onChangeRequest, onSetUp, onCancel }: AppFactorProps) {
  const { app, fetchedAt } = factors;
  const isSettingUp = appKey !== undefined;
  return (
    <FactorItem
      state={app !== null ? 'full' : isSettingUp ? 'current' : 'open'}
      title="Authenticator app"
      text={
        isSettingUp
          ? 'Scan the picture with the app, then enter the six digits that it shows.'
          : 'An app on your phone that shows a new code every 30 seconds.'
      }
      action={
        app === null &&
        !isSettingUp && (
          <Button size="small" onClick={() => onChangeRequest({ kind: 'set-up-app' })}>
            Set up
          </Button>
        )
      }
    >
      {app !== null && (
        <div className="factor-rows">
          <FactorRow
            icon={<Smartphone aria-hidden="true" size={18} strokeWidth={1.5} />}
            name="Authenticator app"
            since={formatAdded(app.createdAt, fetchedAt)}
            removeLabel="the authenticator app"
            onRemove={() => onChangeRequest({ kind: 'remove-app', isLast: isOnlyFactor(factors) })}
          />
        </div>
      )}
      {isSettingUp && <AppSetup appKey={appKey} onDone={onSetUp} onCancel={onCancel} />}
    </FactorItem>
  );
}

type RecoveryCodesProps = FactorProps & {
  /** Codes that were just made. */
  newCodes: readonly string[] | undefined;
  areCodesSaved: boolean;
  onSaved: () => void;
};

export function RecoveryCodes({
  factors,
  newCodes,
  areCodesSaved,
  onChangeRequest,
  onSaved,
}: RecoveryCodesProps) {
  const isUnsaved = newCodes !== undefined && !areCodesSaved;
  return (
    <FactorItem
      state={factors.recoveryCodes === null || isUnsaved ? 'open' : 'full'}
      title="Recovery codes"
      text={formatCodes(factors, newCodes !== undefined)}
      action={
        factors.recoveryCodes !== null &&
        newCodes === undefined && (
          <Button size="small" onClick={() => onChangeRequest({ kind: 'new-codes' })}>
            Make new codes…
          </Button>
        )
      }
    >
      {newCodes !== undefined && <NewRecoveryCodes codes={newCodes} onSaved={onSaved} />}
    </FactorItem>
  );
}

function formatCodes({ recoveryCodes, fetchedAt }: SecondFactorSnapshot, areNew: boolean): string {
  if (areNew) return 'Use one if you lose your device. Each works once. We show them only now.';
  if (recoveryCodes === null)
    return 'Ten codes to use if you lose your device. You get them when you add your first factor.';
  const { left, createdAt } = recoveryCodes;
  const count = left === 0 ? 'No code is left' : left === 1 ? 'One code is left' : `${left} codes are left`;
  return `${count} of those made ${formatMoment(createdAt, fetchedAt)}. Each works once.`;
}

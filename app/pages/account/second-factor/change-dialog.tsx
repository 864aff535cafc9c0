import type { AppKey } from '#app/pages/account/second-factor/app-setup.tsx';
import { ConfirmDialog } from '#app/pages/account/second-factor/confirm-dialog.tsx';
import { formatAddedFactor } from '#app/pages/account/second-factor/format-added-factor.ts';
import { call } from '#app/session/api.ts';
import { useReauthentication } from '#app/sign-in/second-factor/use-reauthentication.tsx';
import {
  makeRecoveryCodesEndpoint,
  removeAppEndpoint,
  removePasskeyEndpoint,
  startAppEndpoint,
} from '#contract/endpoints/second-factor-endpoints.ts';
import type { OwnPasskey } from '#contract/second-factor.ts';

/** A change that the dialog confirms. `isLast`: no other factor is on. */
export type Change =
  | { kind: 'add-passkey' }
  | { kind: 'set-up-app' }
  | { kind: 'new-codes' }
  | { kind: 'remove-passkey'; passkey: OwnPasskey; isLast: boolean }
  | { kind: 'remove-app'; isLast: boolean };

type ChangeDialogProps = {
  change: Change | undefined;
  email: string;
  /** Called with what was done, and with new recovery codes if there are any. */
  onDone: (sentence: string, codes?: string[] | null) => void;
  onAppKey: (key: AppKey) => void;
  onClose: () => void;
};

/** Says what a change does, asks for the password, and makes it. */
export function ChangeDialog({ change, email, onDone, onAppKey, onClose }: ChangeDialogProps) {
  const { withFreshFactor, dialog } = useReauthentication();

  async function makeAppKey(password: string): Promise<undefined> {
    onAppKey(await call(startAppEndpoint, { body: { password } }));
  }
  async function addPasskey(password: string, name: string): Promise<string | undefined> {
    const { makePasskey } = await import('#app/pages/account/second-factor/make-passkey.ts');
    const outcome = await makePasskey(password, name);
    if ('failure' in outcome) return outcome.failure;
    onDone(formatAddedFactor('The passkey is added.', outcome.recoveryCodes), outcome.recoveryCodes);
    return undefined;
  }
  async function makeCodes(password: string): Promise<undefined> {
    const { recoveryCodes } = await call(makeRecoveryCodesEndpoint, { body: { password } });
    onDone('The old codes no longer work.', recoveryCodes);
  }
  async function removeApp(password: string): Promise<undefined> {
    onDone((await call(removeAppEndpoint, { body: { password } })).message);
  }
  async function removePasskey(password: string, { id }: OwnPasskey): Promise<undefined> {
    onDone((await call(removePasskeyEndpoint, { params: { id }, body: { password } })).message);
  }

  /** Makes the change. Resolves to a message when it was not made although no call failed. */
  async function confirm({
    password,
    name,
  }: {
    password: string;
    name: string;
  }): Promise<string | undefined> {
    switch (change?.kind) {
      case 'add-passkey':
        return addPasskey(password, name);
      case 'set-up-app':
        return makeAppKey(password);
      case 'new-codes':
        return makeCodes(password);
      case 'remove-app':
        return removeApp(password);
      case 'remove-passkey':
        return removePasskey(password, change.passkey);
      case undefined:
        return undefined;
    }
  }
  const text = change === undefined ? emptyText : toDialogText(change);
  return (
    <>
      <ConfirmDialog
        open={change !== undefined}
        {...text}
        email={email}
        suggestedName={change?.kind === 'add-passkey' ? suggestName() : undefined}
        onConfirm={(values) => withFreshFactor(() => confirm(values))}
        onClose={onClose}
      />
      {dialog}
    </>
  );
}

type DialogText = { title: string; text: string; buttonLabel: string; variant: 'main' | 'danger' };

const emptyText: DialogText = { title: '', text: '', buttonLabel: '', variant: 'main' };

function toDialogText(change: Change): DialogText {
  if (change.kind === 'add-passkey')
    return {
      title: 'Add a passkey',
      text: 'After your password the browser asks for your screen lock, or for a security key.',
      buttonLabel: 'Continue',
      variant: 'main',
    };
  if (change.kind === 'set-up-app')
    return {
      title: 'Set up an authenticator app',
      text: 'After your password you get a picture to scan with the app.',
      buttonLabel: 'Continue',
      variant: 'main',
    };
  if (change.kind === 'new-codes')
    return {
      title: 'Make new recovery codes?',
      text: 'You get ten new ones. The ones you have stop working.',
      buttonLabel: 'Make new codes',
      variant: 'main',
    };
  const factorName =
    change.kind === 'remove-app' ? 'the authenticator app' : `the passkey “${change.passkey.name}”`;
  return {
    title: `Remove ${factorName}?`,
    text: change.isLast
      ? 'It is your last second factor: from now on your password alone lets somebody in, and the recovery codes are deleted too.'
      : 'You can no longer log in with it. Your other factors stay.',
    buttonLabel: `Remove ${factorName}`,
    variant: 'danger',
  };
}

const devices = [
  [/iPhone/, 'iPhone'],
  [/iPad/, 'iPad'],
  [/Android/, 'Android phone'],
  [/Windows/, 'Windows computer'],
  [/Mac OS/, 'Mac'],
  [/CrOS/, 'Chromebook'],
  [/Linux/, 'Linux computer'],
] as const;

function suggestName(): string {
  return `My ${devices.find(([pattern]) => pattern.test(navigator.userAgent))?.[1] ?? 'device'}`;
}

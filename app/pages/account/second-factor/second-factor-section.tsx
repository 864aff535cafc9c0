import { Fingerprint, Smartphone } from 'lucide-react';
import { useState } from 'react';
import { NotLoaded } from '#app/pages/account/not-loaded.tsx';
import { AppSetup, type AppKey } from '#app/pages/account/second-factor/app-setup.tsx';
import { ChangeDialog, type Change } from '#app/pages/account/second-factor/change-dialog.tsx';
import { FactorPart, FactorRow } from '#app/pages/account/second-factor/factor-part.tsx';
import { FreshCodes } from '#app/pages/account/second-factor/fresh-codes.tsx';
import { LeaveQuestion } from '#app/pages/account/second-factor/leave-question.tsx';
import {
  loadSecondFactor,
  type SecondFactorThen,
} from '#app/pages/account/second-factor/load-second-factor.ts';
import { describePasskeyPlace } from '#app/pages/account/second-factor/passkey-place.ts';
import { describeTurnedOn } from '#app/pages/account/second-factor/turned-on.ts';
import { useLoaded } from '#app/pages/account/use-loaded.ts';
import { Button } from '#app/ui/controls/button.tsx';
import { describeMoment } from '#app/ui/describe-moment.ts';
import { Subject } from '#app/ui/subject.tsx';
import './second-factor.css';

const nothing: SecondFactorThen = {
  passkeys: [],
  app: null,
  recoveryCodes: null,
  passkeysAt: null,
  required: false,
  at: 0,
  email: '',
};

/** Turns passkeys and an authenticator app on and off, and shows new recovery codes. */
export function SecondFactorSection() {
  const { loaded, reload } = useLoaded(loadSecondFactor);
  const [asking, setAsking] = useState<Change>();
  const [appKey, setAppKey] = useState<AppKey>();
  const [fresh, setFresh] = useState<readonly string[]>();
  const [saved, setSaved] = useState(false);
  const [news, setNews] = useState('');

  const isLoading = loaded.state === 'loading';
  const factors = loaded.state === 'ready' ? loaded.value : nothing;
  const since = (moment: string) => `added ${describeMoment(moment, factors.at)}`;
  const unusable = loaded.state === 'ready' ? describePasskeyPlace(factors.passkeysAt) : undefined;
  const ask = (change: Change) => {
    setNews('');
    setAsking(change);
  };
  /** What follows every change: the list as it is now, and the new codes if there are any. */
  const finish = (sentence: string, codes: readonly string[] | null = null) => {
    setAsking(undefined);
    setNews(sentence);
    if (codes !== null) {
      setFresh(codes);
      setSaved(false);
    }
    reload();
  };
  const isUnsaved = fresh !== undefined && !saved;
  const isOnly = factors.passkeys.length + (factors.app === null ? 0 : 1) === 1;

  return (
    <Subject
      id="security-second-factor"
      title="Second factor"
      lead="Asked for after your password, so that a stolen password is not enough."
    >
      {/* Before the list: a dialog that closes gives the focus back, and then what is new takes it. */}
      <ChangeDialog
        // What is pressed while the list is still on its way opens as soon as it is there.
        change={loaded.state === 'ready' ? asking : undefined}
        email={factors.email}
        onClose={() => setAsking(undefined)}
        onAppKey={(key) => {
          setAsking(undefined);
          setAppKey(key);
        }}
        onDone={(sentence, codes) => {
          if (codes === undefined && isOnly && asking?.kind.startsWith('remove')) setFresh(undefined);
          finish(sentence, codes);
        }}
      />
      {loaded.state === 'failed' ? (
        <NotLoaded sentence={loaded.sentence} onRetry={reload} />
      ) : (
        <ol className="commits factors" aria-busy={isLoading}>
          <FactorPart
            state={factors.passkeys.length > 0 ? 'full' : 'open'}
            title="Passkey"
            text={unusable ?? 'Your screen lock or a security key. Nothing to type, nothing to steal.'}
            action={
              <Button
                size="small"
                disabled={unusable !== undefined}
                onClick={() => ask({ kind: 'add-passkey' })}
              >
                {factors.passkeys.length > 0 ? 'Add another' : 'Add a passkey'}
              </Button>
            }
          >
            {factors.passkeys.length > 0 && (
              <div className="factor-rows">
                {factors.passkeys.map((passkey) => (
                  <FactorRow
                    key={passkey.id}
                    icon={<Fingerprint aria-hidden="true" size={18} strokeWidth={1.5} />}
                    name={passkey.name}
                    since={since(passkey.createdAt)}
                    removeLabel={`the passkey ${passkey.name}`}
                    onRemove={() => ask({ kind: 'remove-passkey', passkey, isLast: isOnly })}
                  />
                ))}
              </div>
            )}
          </FactorPart>
          <FactorPart
            state={factors.app !== null ? 'full' : appKey === undefined ? 'open' : 'current'}
            title="Authenticator app"
            text={
              appKey === undefined
                ? 'An app on your phone that shows a new code every 30 seconds.'
                : 'Scan the picture with the app, then enter the six digits that it shows.'
            }
            action={
              factors.app === null &&
              appKey === undefined && (
                <Button size="small" onClick={() => ask({ kind: 'set-up-app' })}>
                  Set up
                </Button>
              )
            }
          >
            {factors.app !== null && (
              <div className="factor-rows">
                <FactorRow
                  icon={<Smartphone aria-hidden="true" size={18} strokeWidth={1.5} />}
                  name="Authenticator app"
                  since={since(factors.app.createdAt)}
                  removeLabel="the authenticator app"
                  onRemove={() => ask({ kind: 'remove-app', isLast: isOnly })}
                />
              </div>
            )}
            {appKey !== undefined && (
              <AppSetup
                appKey={appKey}
                onDone={(codes) => {
                  setAppKey(undefined);
                  finish(describeTurnedOn('The authenticator app is on.', codes), codes);
                }}
                onCancel={() => setAppKey(undefined)}
              />
            )}
          </FactorPart>
          <FactorPart
            state={factors.recoveryCodes === null || isUnsaved ? 'open' : 'full'}
            title="Recovery codes"
            text={describeCodes(factors, fresh !== undefined)}
            action={
              factors.recoveryCodes !== null &&
              fresh === undefined && (
                <Button size="small" onClick={() => ask({ kind: 'new-codes' })}>
                  Make new codes…
                </Button>
              )
            }
          >
            {fresh !== undefined && <FreshCodes codes={fresh} onSaved={() => setSaved(true)} />}
          </FactorPart>
        </ol>
      )}
      <p role="status" className="note factor-news">
        {news}
      </p>
      <LeaveQuestion unsaved={isUnsaved} />
    </Subject>
  );
}

function describeCodes({ recoveryCodes, at }: SecondFactorThen, areFresh: boolean): string {
  if (areFresh) return 'Use one if you lose your device. Each works once. We show them only now.';
  if (recoveryCodes === null)
    return 'Ten codes for the day when your device is gone. You get them with your first factor.';
  const { left, createdAt } = recoveryCodes;
  const count = left === 0 ? 'No code is left' : left === 1 ? 'One code is left' : `${left} codes are left`;
  return `${count} of those made ${describeMoment(createdAt, at)}. Each works once.`;
}

import { useReducer } from 'react';
import { NotLoaded } from '#app/pages/account/not-loaded.tsx';
import { ChangeDialog, type Change } from '#app/pages/account/second-factor/change-dialog.tsx';
import { noChanges, reduceChanges } from '#app/pages/account/second-factor/factor-changes.ts';
import { AppFactor, PasskeyFactor, RecoveryCodes } from '#app/pages/account/second-factor/factor-kinds.tsx';
import { LeaveQuestion } from '#app/pages/account/second-factor/leave-question.tsx';
import {
  loadSecondFactor,
  type SecondFactorThen,
} from '#app/pages/account/second-factor/load-second-factor.ts';
import { describePasskeyPlace } from '#app/pages/account/second-factor/passkey-place.ts';
import { describeTurnedOn } from '#app/pages/account/second-factor/turned-on.ts';
import { useLoaded } from '#app/pages/account/use-loaded.ts';
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
  const [changes, dispatch] = useReducer(reduceChanges, noChanges);
  const { fresh, areSaved, appKey } = changes;
  const isReady = loaded.state === 'ready';
  const factors = isReady ? loaded.value : nothing;
  const ask = (change: Change) => dispatch({ type: 'asked', change });
  const finish = (news: string, codes: readonly string[] | null = null) => {
    dispatch({ type: 'changed', news, codes });
    reload();
  };

  return (
    <Subject
      id="security-second-factor"
      title="Second factor"
      lead="Asked for after your password, so that a stolen password is not enough."
    >
      {/* Before the list: a dialog that closes gives the focus back, and then what is new takes it. */}
      <ChangeDialog
        // What is pressed while the list is still on its way opens as soon as it is there.
        change={isReady ? changes.asking : undefined}
        email={factors.email}
        onClose={() => dispatch({ type: 'askingEnded' })}
        onAppKey={(key) => dispatch({ type: 'appKeyMade', key })}
        onDone={finish}
      />
      {loaded.state === 'failed' ? (
        <NotLoaded sentence={loaded.sentence} onRetry={reload} />
      ) : (
        <ol className="commits factors" aria-busy={loaded.state === 'loading'}>
          <PasskeyFactor
            factors={factors}
            unusable={isReady ? describePasskeyPlace(factors.passkeysAt) : undefined}
            onAsk={ask}
          />
          <AppFactor
            factors={factors}
            appKey={appKey}
            onAsk={ask}
            onSetUp={(codes) => {
              dispatch({ type: 'appSetupEnded' });
              finish(describeTurnedOn('The authenticator app is on.', codes), codes);
            }}
            onCancel={() => dispatch({ type: 'appSetupEnded' })}
          />
          <RecoveryCodes
            factors={factors}
            fresh={fresh}
            areSaved={areSaved}
            onAsk={ask}
            onSaved={() => dispatch({ type: 'codesSaved' })}
          />
        </ol>
      )}
      <p role="status" className="note factor-news">
        {changes.news}
      </p>
      <LeaveQuestion unsaved={fresh !== undefined && !areSaved} />
    </Subject>
  );
}

import { useId, useRef, useState, type SubmitEvent } from 'react';
import { forgetProgress } from '#app/learn/progress/store/progress-store.ts';
import { call, CallError } from '#app/session/api.ts';
import { useEndedSession } from '#app/session/ended-session.ts';
import { clearStoredSession } from '#app/session/stored-session.ts';
import { Notice } from '#app/sign-in/notice.tsx';
import { sentenceFor } from '#app/sign-in/sentences.ts';
import { Success } from '#app/sign-in/success.tsx';
import { focusFirstFault, readForm } from '#app/sign-in/typed-form.ts';
import { useAfter } from '#app/sign-in/use-after.ts';
import { Button } from '#app/ui/button.tsx';
import { Dialog } from '#app/ui/dialog.tsx';
import { PasswordField } from '#app/ui/field.tsx';
import { givenPasswordSchema } from '#contract/accounts.ts';
import { deleteAccountEndpoint } from '#contract/endpoints/own-account-endpoints.ts';

/** Asks for the password once more, then deletes the account and leaves for the home page. */
export function DeleteDialog({
  open,
  email,
  onClose,
}: {
  open: boolean;
  email: string;
  onClose: () => void;
}) {
  const formId = useId();
  const [fault, setFault] = useState<string>();
  const [notice, setNotice] = useState<string>();
  const [stage, setStage] = useState<'idle' | 'busy' | 'done'>('idle');
  const working = useRef(false);
  const leaveIfEnded = useEndedSession();
  useAfter(stage === 'done', 2000, () => location.assign('/'));
  // Closed by Back as well, so not in the handler: a dialog opened again begins anew.
  if (!open && (fault || notice)) {
    setFault(undefined);
    setNotice(undefined);
  }

  async function remove(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    const form = event.currentTarget;
    if (working.current) return;
    const { password = '' } = readForm(form);
    const refuse = (sentence: string) => {
      setFault(sentence);
      focusFirstFault(form, { password: sentence });
    };
    const found = givenPasswordSchema.safeParse(password).error?.issues[0]?.message;
    setNotice(undefined);
    if (found) return refuse(found);
    working.current = true;
    setStage('busy');
    try {
      await call(deleteAccountEndpoint, { body: { password } });
      forgetProgress();
      clearStoredSession();
      setStage('done');
    } catch (error) {
      if (leaveIfEnded(error)) return;
      const sentence = sentenceFor(error);
      if (error instanceof CallError && error.stated && (error.status === 403 || error.status === 400))
        refuse(sentence);
      else setNotice(sentence);
      working.current = false;
      setStage('idle');
    }
  }

  return (
    <Dialog
      open={open}
      onClose={onClose}
      width={620}
      title={stage === 'done' ? 'Goodbye' : 'Delete your account?'}
      foot={
        stage !== 'done' && (
          <>
            <Button type="submit" form={formId} look="danger" busy={stage === 'busy'}>
              Delete account
            </Button>
            <Button look="plain" onClick={onClose}>
              Keep it
            </Button>
          </>
        )
      }
    >
      {stage === 'done' ? (
        <Success title="Your account is deleted." next="Taking you to the home page." />
      ) : (
        <form
          id={formId}
          className="grid gap-6"
          method="post"
          noValidate
          onSubmit={(event) => void remove(event)}
          onInput={() => setFault(undefined)}
        >
          <p className="text-foreground-soft">
            Everything we hold about you goes at once: account, sessions and learning progress. Nobody can
            bring it back, not even an officer. Take your data with you first if you may want it.
          </p>
          <input type="email" name="email" autoComplete="username" value={email} readOnly hidden />
          <PasswordField
            label="Password"
            name="password"
            autoComplete="current-password"
            required
            error={fault}
          />
          <Notice>{notice}</Notice>
        </form>
      )}
    </Dialog>
  );
}

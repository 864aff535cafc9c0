import { Check } from 'lucide-react';
import { useRef, useState, type SubmitEvent } from 'react';
import { Subject } from '#app/pages/account/subject.tsx';
import { call, CallError } from '#app/session/api.ts';
import { useEndedSession } from '#app/session/ended-session.ts';
import { findNewPasswordFault } from '#app/sign-in/new-password-fault.ts';
import { Notice } from '#app/sign-in/notice.tsx';
import { PasswordChecklist } from '#app/sign-in/password-checklist.tsx';
import { sentenceFor } from '#app/sign-in/sentences.ts';
import { focusFirstFault, readForm, useTypedForm, type Typed } from '#app/sign-in/typed-form.ts';
import { Button } from '#app/ui/button.tsx';
import { PasswordField } from '#app/ui/field.tsx';
import { givenPasswordSchema } from '#contract/accounts.ts';
import { changePasswordEndpoint } from '#contract/endpoints/own-account-endpoints.ts';

type PasswordSectionProps = {
  about: { username: string; email: string };
  /** Every other session has ended. */
  onChanged: () => void;
};

/** Changes the password, for whoever knows the current one. */
export function PasswordSection({ about, onChanged }: PasswordSectionProps) {
  const { form, typed, read } = useTypedForm();
  const [faults, setFaults] = useState<Typed>({});
  const [notice, setNotice] = useState<{ good: boolean; sentence: string }>();
  const [busy, setBusy] = useState(false);
  const working = useRef(false);
  const leaveIfEnded = useEndedSession();

  function show(element: HTMLFormElement, found: Typed) {
    setFaults(found);
    focusFirstFault(element, found);
  }

  async function change(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    const element = event.currentTarget;
    if (working.current) return;
    const { currentPassword = '', newPassword = '' } = readForm(element);
    const found = {
      currentPassword: givenPasswordSchema.safeParse(currentPassword).error?.issues[0]?.message,
      newPassword: findNewPasswordFault(newPassword),
    };
    show(element, found);
    setNotice(undefined);
    if (found.currentPassword || found.newPassword) return;
    working.current = true;
    setBusy(true);
    try {
      const { message } = await call(changePasswordEndpoint, { body: { currentPassword, newPassword } });
      element.reset();
      read();
      setNotice({ good: true, sentence: message });
      onChanged();
    } catch (error) {
      if (leaveIfEnded(error)) return;
      const sentence = sentenceFor(error);
      const status = error instanceof CallError && error.stated ? error.status : 0;
      if (status === 403) show(element, { currentPassword: sentence });
      else if (status === 400) show(element, { newPassword: sentence });
      else setNotice({ good: false, sentence });
    }
    working.current = false;
    setBusy(false);
  }

  return (
    <Subject id="account-password" title="Password" lead="Changing it ends every other session.">
      <form
        ref={form}
        className="account-form"
        method="post"
        noValidate
        onSubmit={(event) => void change(event)}
        onInput={(event) => {
          read();
          setNotice(undefined);
          if (event.target instanceof HTMLInputElement)
            setFaults({ ...faults, [event.target.name]: undefined });
        }}
      >
        <input type="email" name="email" autoComplete="username" value={about.email} readOnly hidden />
        <div className="account-pair">
          <PasswordField
            label="Current Password"
            name="currentPassword"
            autoComplete="current-password"
            required
            error={faults.currentPassword}
          />
          <PasswordField
            label="New Password"
            name="newPassword"
            autoComplete="new-password"
            required
            error={faults.newPassword}
          >
            {typed.newPassword && <PasswordChecklist password={typed.newPassword} about={about} />}
          </PasswordField>
        </div>
        <Notice>{notice?.good ? undefined : notice?.sentence}</Notice>
        <div role="status" className="empty:hidden">
          {notice?.good && (
            <p className="notice">
              <Check aria-hidden="true" />
              <span>{notice.sentence}</span>
            </p>
          )}
        </div>
        <Button type="submit" className="justify-self-start" busy={busy}>
          Change password
        </Button>
      </form>
    </Subject>
  );
}

import { useRef, useState, type SubmitEvent } from 'react';
import { emailSchema } from '#contract/accounts.ts';
import { BackToLogin } from '#app/pages/forgot-password/back-to-login.tsx';
import { Notice } from '#app/sign-in/notice.tsx';
import { focusFirstFault, readForm } from '#app/sign-in/typed-form.ts';
import { Button } from '#app/ui/button.tsx';
import { Field } from '#app/ui/field.tsx';

/** The first step: the e-mail that gets the code. `onSend` answers with a sentence when it could not be sent. */
export function EmailForm({
  email,
  onSend,
}: {
  email: string;
  onSend: (email: string) => Promise<string | undefined>;
}) {
  const [fault, setFault] = useState<string>();
  const [notice, setNotice] = useState<string>();
  const [busy, setBusy] = useState(false);
  const working = useRef(false);

  async function send(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    if (working.current) return;
    const form = event.currentTarget;
    const typed = emailSchema.safeParse(readForm(form).email ?? '');
    const found = typed.error?.issues[0]?.message;
    setFault(found);
    setNotice(undefined);
    if (found) focusFirstFault(form, { email: found });
    if (typed.data === undefined) return;
    working.current = true;
    setBusy(true);
    setNotice(await onSend(typed.data));
    working.current = false;
    setBusy(false);
  }

  return (
    <form
      className="sign-in-form"
      method="post"
      noValidate
      onSubmit={(event) => void send(event)}
      onInput={() => setFault(undefined)}
    >
      <p className="sign-in-lead mb-2">
        Tell us the address of your account. If there is one, a six-digit code is on its way.
      </p>
      <Field
        label="Email"
        name="email"
        type="email"
        autoComplete="email"
        inputMode="email"
        autoCapitalize="off"
        spellCheck={false}
        required
        defaultValue={email || undefined}
        error={fault}
      />
      <Notice>{notice}</Notice>
      <Button type="submit" look="main" size="wide" tip busy={busy}>
        Send OTP
      </Button>
      <div className="sign-in-foot">
        <BackToLogin />
      </div>
    </form>
  );
}

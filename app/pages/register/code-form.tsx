import { ArrowLeft } from 'lucide-react';
import { useEffect, useRef, useState, type SubmitEvent } from 'react';
import { messages, otpSchema } from '#contract/accounts.ts';
import { arriveAt } from '#app/sign-in/arrive.ts';
import { Notice } from '#app/sign-in/notice.tsx';
import { ResendCode } from '#app/sign-in/resend-code.tsx';
import { focusFirstFault, readForm } from '#app/sign-in/typed-form.ts';
import { Button } from '#app/ui/button.tsx';
import { CodeField } from '#app/ui/code-field.tsx';

/** What came of a press: nothing when the page goes on, else the code was wrong or there is a sentence to show. */
export type CodeAnswer = 'wrong' | { notice: string } | undefined;

type CodeFormProps = {
  email: string;
  /** The e-mail is verified already; only the account is still to be made. */
  proved: boolean;
  /** When a new code may be asked for, in epoch milliseconds. */
  resendAt: number;
  onVerify: (otp: string) => Promise<CodeAnswer>;
  /** Sends a new code; answers with a sentence when it could not. */
  onResend: () => Promise<string | undefined>;
  onChangeDetails: () => void;
};

/** The second step: the mailed code. */
export function CodeForm({ email, proved, resendAt, onVerify, onResend, onChangeDetails }: CodeFormProps) {
  const field = useRef<HTMLInputElement>(null);
  const [fault, setFault] = useState<string>();
  const [notice, setNotice] = useState<string>();
  const [news, setNews] = useState('');
  const [busy, setBusy] = useState<'verify' | 'resend'>();
  const working = useRef(false);
  useEffect(() => arriveAt(field.current), []);

  async function work<Answer>(
    kind: 'verify' | 'resend',
    act: () => Promise<Answer>,
  ): Promise<Answer | undefined> {
    if (working.current) return undefined;
    working.current = true;
    setBusy(kind);
    setNotice(undefined);
    const answer = await act();
    working.current = false;
    setBusy(undefined);
    return answer;
  }

  async function verify(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    const form = event.currentTarget;
    const otp = readForm(form).otp ?? '';
    const malformed = proved ? undefined : otpSchema.safeParse(otp).error?.issues[0]?.message;
    setFault(malformed);
    const answer = malformed ? ('wrong' as const) : await work('verify', () => onVerify(otp));
    if (answer === 'wrong') {
      setFault(messages.badOtp);
      focusFirstFault(form, { otp: messages.badOtp });
      field.current?.select();
    } else if (answer) setNotice(answer.notice);
  }

  async function resend() {
    setNews('');
    const sentence = await work('resend', onResend);
    if (sentence) setNotice(sentence);
    else setNews('A new code is on its way. The one before still works.');
    field.current?.focus();
  }

  return (
    <form
      className="sign-in-form"
      method="post"
      noValidate
      onSubmit={(event) => void verify(event)}
      onInput={() => setFault(undefined)}
    >
      <p className="sign-in-lead mb-2">
        We sent a six-digit code to <strong>{email}</strong>. It is good for ten minutes.
      </p>
      <CodeField
        ref={field}
        label="OTP"
        name="otp"
        required
        readOnly={proved}
        error={fault}
        good={proved ? 'Your email is verified.' : null}
        hint={news || 'Paste works, too.'}
      />
      <Notice>{notice}</Notice>
      <Button type="submit" look="main" size="wide" tip busy={busy === 'verify'}>
        {proved ? 'Create account' : 'Verify'}
      </Button>
      <div className="sign-in-foot">
        <Button
          look="plain"
          icon={<ArrowLeft aria-hidden="true" size={16} />}
          onClick={() => !working.current && onChangeDetails()}
        >
          Change the details
        </Button>
        {!proved && (
          <ResendCode allowedAt={resendAt} busy={busy === 'resend'} onResend={() => void resend()} />
        )}
      </div>
    </form>
  );
}

import { useState } from 'react';
import { useNavigate } from 'react-router';
import { messages, otpResendSeconds } from '#contract/accounts.ts';
import { sendResetOtpEndpoint } from '#contract/endpoints/account-endpoints.ts';
import type { ResetLink } from '#contract/reset-link.ts';
import { call, CallError } from '#app/session/api.ts';
import { pageMeta } from '#app/session/page-meta.ts';
import { describeError } from '#app/sign-in/describe-error.ts';
import { SignInPage } from '#app/sign-in/sign-in-page.tsx';
import { Success } from '#app/sign-in/success.tsx';
import { StepLine } from '#app/ui/graph/step-line.tsx';
import { useTimeout } from '#app/ui/hooks/use-timeout.ts';
import { EmailForm } from '#app/pages/forgot-password/email-form.tsx';
import { LinkForm } from '#app/pages/forgot-password/link-form.tsx';
import { useOpenedLink } from '#app/pages/forgot-password/use-opened-link.ts';
import { ResetForm } from '#app/pages/forgot-password/reset-form.tsx';

export const meta = () =>
  pageMeta({
    title: 'Reset Password',
    description: 'Choose a new password with a code sent to your email.',
    path: '/forgot-password',
  });

type Stage = 'email' | 'reset' | 'done';
const stepsDone: Record<Stage, number> = { email: 0, reset: 1, done: 3 };

export default function ForgotPasswordPage() {
  const navigate = useNavigate();
  const [stage, setStage] = useState<Stage>('email');
  const [email, setEmail] = useState('');
  const opened = useOpenedLink();
  /** The link that somebody gave up to ask for a new one. */
  const [givenUp, setGivenUp] = useState<ResetLink>();
  const link = opened === givenUp ? undefined : opened;
  const [resendAt, setResendAt] = useState(0);
  /**
   * The server's message about the code sent last; an object, so that the same message shows again for the next code.
   */
  const [sent, setSent] = useState<{ message: string }>();
  useTimeout(stage === 'done', 2000, () => void navigate('/login'));

  /** Asks for a code; answers with what went wrong. */
  async function sendCode(to: string): Promise<string | undefined> {
    try {
      const { message } = await call(sendResetOtpEndpoint, { body: { email: to } });
      setSent({ message });
      setResendAt(Date.now() + otpResendSeconds * 1000);
      setEmail(to);
      setStage('reset');
      return undefined;
    } catch (error) {
      if (error instanceof CallError && error.retryAfterSeconds)
        setResendAt(Date.now() + error.retryAfterSeconds * 1000);
      return describeError(error, 'Failed to send OTP');
    }
  }

  return (
    <SignInPage title="Reset Password">
      <StepLine
        label="Steps of resetting the password"
        steps={['Your email', link ? 'New password' : 'Code and password', 'Done']}
        current={stage === 'email' && link ? stepsDone.reset : stepsDone[stage]}
      />
      {stage !== 'done' && link && (
        <LinkForm
          key={link.secret}
          link={link}
          onNewLink={() => {
            setEmail(link.email);
            setStage('email');
            setGivenUp(link);
          }}
          onDone={() => setStage('done')}
        />
      )}
      {stage === 'email' && !link && <EmailForm email={email} onSend={sendCode} />}
      {stage === 'reset' && !link && sent && (
        <ResetForm
          email={email}
          sent={sent}
          resendAt={resendAt}
          onResend={() => sendCode(email)}
          onChangeEmail={() => setStage('email')}
          onDone={() => setStage('done')}
        />
      )}
      {stage === 'done' && <Success title={messages.passwordReset} next="Taking you to the login page." />}
    </SignInPage>
  );
}

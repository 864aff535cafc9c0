import { useState } from 'react';
import { useNavigate } from 'react-router';
import { messages, otpResendSeconds } from '#contract/accounts.ts';
import { sendResetOtpEndpoint } from '#contract/endpoints/account-endpoints.ts';
import type { MailLink } from '#contract/mail-link.ts';
import { call, CallError } from '#app/session/api.ts';
import { pageMeta } from '#app/session/page-meta.tsx';
import { formatError } from '#app/sign-in/format-error.ts';
import { SignInPage } from '#app/sign-in/sign-in-page.tsx';
import { Success } from '#app/sign-in/success.tsx';
import { StepLine } from '#app/ui/graph/step-line.tsx';
import { useTimeout } from '#app/ui/hooks/use-timeout.ts';
import { EmailForm } from '#app/pages/forgot-password/email-form.tsx';
import { LinkForm } from '#app/pages/forgot-password/link-form.tsx';
import { useOpenedLink } from '#app/sign-in/use-opened-link.ts';
import { ResetForm } from '#app/pages/forgot-password/reset-form.tsx';

export const Meta = () =>
  pageMeta({
    title: 'Reset Password',
    description: 'Choose a new password with a code sent to your email.',
    path: '/forgot-password',
  });

type Step = 'email' | 'reset' | 'done';
const completedSteps: Record<Step, number> = { email: 0, reset: 1, done: 3 };

export default function ForgotPasswordPage() {
  const navigate = useNavigate();
  const [step, setStep] = useState<Step>('email');
  const [email, setEmail] = useState('');
  const openedLink = useOpenedLink();
  /** The link that the user abandoned to request a new one. */
  const [abandonedLink, setAbandonedLink] = useState<MailLink>();
  const link = openedLink === abandonedLink ? undefined : openedLink;
  const [resendAt, setResendAt] = useState(0);
  /**
   * The server's message about the code sent last; an object, so that the same message shows again for the
   * next code.
   */
  const [sentCode, setSentCode] = useState<{ message: string }>();
  useTimeout(step === 'done', 2000, () => void navigate('/login'));

  /** Sends a code. Resolves to an error message when that fails. */
  async function sendCode(to: string): Promise<string | undefined> {
    try {
      const { message } = await call(sendResetOtpEndpoint, { body: { email: to } });
      setSentCode({ message });
      setResendAt(Date.now() + otpResendSeconds * 1000);
      setEmail(to);
      setStep('reset');
      return undefined;
    } catch (error) {
      if (error instanceof CallError && error.retryAfterSeconds)
        setResendAt(Date.now() + error.retryAfterSeconds * 1000);
      return formatError(error, 'Failed to send OTP');
    }
  }

  return (
    <SignInPage title="Reset Password">
      <StepLine
        label="Steps of resetting the password"
        steps={['Your email', link ? 'New password' : 'Code and password', 'Done']}
        current={step === 'email' && link ? completedSteps.reset : completedSteps[step]}
      />
      {step !== 'done' && link && (
        <LinkForm
          key={link.secret}
          link={link}
          onNewLink={() => {
            setEmail(link.email);
            setStep('email');
            setAbandonedLink(link);
          }}
          onDone={() => setStep('done')}
        />
      )}
      {step === 'email' && !link && <EmailForm email={email} onSend={sendCode} />}
      {step === 'reset' && !link && sentCode && (
        <ResetForm
          email={email}
          sent={sentCode}
          resendAt={resendAt}
          onResend={() => sendCode(email)}
          onChangeEmail={() => setStep('email')}
          onDone={() => setStep('done')}
        />
      )}
      {step === 'done' && <Success title={messages.passwordReset} next="Taking you to the login page." />}
    </SignInPage>
  );
}

import { useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { accountKey, messages, otpResendSeconds, type RegisterRequest } from '#contract/accounts.ts';
import {
  registerEndpoint,
  sendOtpEndpoint,
  verifyOtpEndpoint,
} from '#contract/endpoints/account-endpoints.ts';
import { call, CallError } from '#app/session/api.ts';
import { pageMeta } from '#app/session/page-meta.ts';
import { sentenceFor } from '#app/sign-in/sentences.ts';
import { Sending } from '#app/sign-in/sending.tsx';
import { SignInPage } from '#app/sign-in/sign-in-page.tsx';
import { Success } from '#app/sign-in/success.tsx';
import { useAfter } from '#app/sign-in/use-after.ts';
import { StepLine } from '#app/ui/step-line.tsx';
import { adviceFor } from '#app/pages/register/advice.ts';
import { CodeForm, type CodeAnswer } from '#app/pages/register/code-form.tsx';
import { DetailsForm, type DetailsAnswer } from '#app/pages/register/details-form.tsx';

export const meta = () =>
  pageMeta({
    title: 'Create Account',
    description: 'Join the community: one account for courses, roadmaps and startups.',
    path: '/register',
  });

type Stage = 'details' | 'code' | 'done';
const stages: readonly Stage[] = ['details', 'code', 'done'];
const titles: Record<Stage, string> = {
  details: 'Create Account',
  code: 'Verify OTP',
  done: 'Create Account',
};

export default function RegisterPage() {
  const navigate = useNavigate();
  const [stage, setStage] = useState<Stage>('details');
  const [details, setDetails] = useState<RegisterRequest>();
  const [proved, setProved] = useState<string>();
  const [sending, setSending] = useState(false);
  const [resendAt, setResendAt] = useState(0);
  /** The code out: to whom, since when. Going back and forth must not ask for another one too soon. */
  const sent = useRef<{ to: string; at: number }>(undefined);
  useAfter(stage === 'done', 1000, () => void navigate('/login'));

  async function sendCode(email: string) {
    await call(sendOtpEndpoint, { body: { email } });
    sent.current = { to: accountKey(email), at: Date.now() };
    setResendAt(Date.now() + otpResendSeconds * 1000);
  }

  /** Makes the account of a verified e-mail; answers with what to do when it can't. */
  async function createAccount(
    body: RegisterRequest,
  ): Promise<{ notice: string; unproved: boolean } | undefined> {
    try {
      await call(registerEndpoint, { body });
      setStage('done');
      return undefined;
    } catch (error) {
      const unproved = error instanceof CallError && error.status === 403;
      if (unproved) setProved(undefined);
      return { notice: adviceFor(error), unproved };
    }
  }

  async function goOn(confirmed: RegisterRequest): Promise<DetailsAnswer> {
    setDetails(confirmed);
    const key = accountKey(confirmed.email);
    if (proved === key) {
      const answer = await createAccount(confirmed);
      if (!answer?.unproved) return answer;
    }
    const fresh = sent.current?.to === key && Date.now() < sent.current.at + otpResendSeconds * 1000;
    if (!fresh) {
      setSending(true);
      try {
        await sendCode(confirmed.email);
      } catch (error) {
        const sentence = sentenceFor(error, 'Failed to send OTP');
        return error instanceof CallError && error.status === 409
          ? { faults: { email: sentence } }
          : { notice: sentence };
      } finally {
        setSending(false);
      }
    }
    setStage('code');
    return undefined;
  }

  async function verify(body: RegisterRequest, otp: string): Promise<CodeAnswer> {
    if (proved !== accountKey(body.email)) {
      try {
        const { success } = await call(verifyOtpEndpoint, { body: { email: body.email, otp } });
        if (!success) return 'wrong';
      } catch (error) {
        return { notice: sentenceFor(error) };
      }
      setProved(accountKey(body.email));
    }
    return createAccount(body);
  }

  async function resend(email: string): Promise<string | undefined> {
    try {
      await sendCode(email);
      return undefined;
    } catch (error) {
      if (error instanceof CallError && error.retryAfterSeconds)
        setResendAt(Date.now() + error.retryAfterSeconds * 1000);
      return sentenceFor(error, 'Failed to send OTP');
    }
  }

  return (
    <SignInPage title={titles[stage]}>
      <StepLine
        label="Steps of creating an account"
        steps={['Your details', 'Verify OTP', 'Ready']}
        current={stage === 'done' ? stages.length : stages.indexOf(stage)}
      />
      {stage !== 'done' && <DetailsForm hidden={stage !== 'details'} onConfirmed={goOn} />}
      {stage === 'code' && details && (
        <CodeForm
          email={details.email}
          proved={proved === accountKey(details.email)}
          resendAt={resendAt}
          onVerify={(otp) => verify(details, otp)}
          onResend={() => resend(details.email)}
          onChangeDetails={() => setStage('details')}
        />
      )}
      {stage === 'done' && <Success title={messages.registered} next="Taking you to the login." />}
      {sending && <Sending />}
    </SignInPage>
  );
}

import { useNavigate } from 'react-router';
import { messages } from '#contract/accounts.ts';
import { pageMeta } from '#app/session/page-meta.tsx';
import { SignInPage } from '#app/sign-in/sign-in-page.tsx';
import { Success } from '#app/sign-in/success.tsx';
import { StepLine } from '#app/ui/graph/step-line.tsx';
import { useTimeout } from '#app/ui/hooks/use-timeout.ts';
import { CodeForm } from '#app/pages/register/code-form.tsx';
import { DetailsForm } from '#app/pages/register/details-form.tsx';
import type { Registration } from '#app/pages/register/registration.ts';
import { useRegistration } from '#app/pages/register/use-registration.ts';
import './sending-overlay.css';

export const Meta = () =>
  pageMeta({
    title: 'Create Account',
    description: 'Join the community: one account for courses, roadmaps and startups.',
    path: '/register',
  });

/** The index of each step on the step line; 3 means that all are done. */
const stepIndexes: Record<Registration['step'], number> = {
  details: 0,
  sending: 0,
  code: 1,
  verified: 1,
  done: 3,
};

export default function RegisterPage() {
  const navigate = useNavigate();
  const { registration, linkedEmail, confirmDetails, verifyCode, resendCode, reopenDetails } =
    useRegistration();
  const { step, details, sentCode, resendAllowedAt } = registration;
  useTimeout(step === 'done', 1000, () => {
    if (registration.step === 'done') void navigate('/login', { state: registration.account });
  });
  const isCodeStep = step === 'code' || step === 'verified';

  return (
    <SignInPage title={isCodeStep ? 'Verify OTP' : 'Create Account'}>
      <StepLine
        label="Steps of creating an account"
        steps={['Your details', 'Verify OTP', 'Ready']}
        current={stepIndexes[step]}
      />
      {step !== 'done' && (
        <DetailsForm
          hidden={isCodeStep}
          kept={registration.keptDetails}
          linkedEmail={linkedEmail}
          onConfirmed={confirmDetails}
        />
      )}
      {isCodeStep && (
        <CodeForm
          email={details.email}
          sentCode={sentCode}
          isVerified={step === 'verified'}
          resendAt={resendAllowedAt}
          onVerify={(otp) => verifyCode(details, otp)}
          onResend={() => resendCode(details)}
          onChangeDetails={reopenDetails}
        />
      )}
      {step === 'done' && <Success title={messages.registered} next="Taking you to the login page." />}
      {step === 'sending' && <SendingOverlay />}
    </SignInPage>
  );
}

/** Covers the page while the code is being sent. */
function SendingOverlay() {
  return (
    <div className="sending">
      <p role="status" aria-busy="true">
        Sending OTP...
        <svg className="tip" viewBox="0 0 26 10" aria-hidden="true">
          <line x1="0" y1="5" x2="17" y2="5" />
          <circle cx="21" cy="5" r="4" />
        </svg>
      </p>
    </div>
  );
}

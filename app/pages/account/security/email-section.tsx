import { Check } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { LoadError } from '#app/pages/account/load-error.tsx';
import { EmailCodesForm } from '#app/pages/account/security/email-codes-form.tsx';
import { loadEmailStep, type EmailStep } from '#app/pages/account/security/email-step.ts';
import { NewEmailForm } from '#app/pages/account/security/new-email-form.tsx';
import { useAsyncData } from '#app/pages/account/use-async-data.ts';
import { StepLine } from '#app/ui/graph/step-line.tsx';
import { SettingsSection } from '#app/ui/settings-section.tsx';

const completedSteps: Record<EmailStep['name'], number> = { address: 0, codes: 1, changed: 3 };

/** Changes the email with the password and a code from each of the two addresses. */
export function EmailSection() {
  const { data, reload } = useAsyncData(loadEmailStep);
  /** The step that the user reached on this page; until then the loaded step is shown. */
  const [reachedStep, setReachedStep] = useState<EmailStep>();
  const step = reachedStep ?? (data.state === 'ready' ? data.value : { name: 'address' as const });
  const done = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // The form with the pressed button is gone, so the message gets the focus.
    if (step.name === 'changed') done.current?.focus();
  }, [step.name]);

  return (
    <SettingsSection id="security-email" title="Change of email" lead="We send one code to each address.">
      {data.state === 'failed' && reachedStep === undefined ? (
        <LoadError error={data} onRetry={reload} />
      ) : (
        <>
          <StepLine
            label="Steps of changing the email"
            steps={['New address', 'Two codes', 'Changed']}
            current={completedSteps[step.name]}
          />
          {step.name === 'address' && <NewEmailForm step={step} onStep={setReachedStep} />}
          {step.name === 'codes' && <EmailCodesForm step={step} onStep={setReachedStep} />}
          <div ref={done} role="status" tabIndex={-1} className="email-done">
            {step.name === 'changed' && (
              <p className="notice">
                <Check aria-hidden="true" />
                <span>
                  Your email is changed. From now on you log in with <strong>{step.email}</strong>. We told
                  your old address.
                </span>
              </p>
            )}
          </div>
        </>
      )}
    </SettingsSection>
  );
}

import { Check } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { NotLoaded } from '#app/pages/account/not-loaded.tsx';
import { EmailCodesForm } from '#app/pages/account/security/email-codes-form.tsx';
import { loadEmailStep, type EmailStep } from '#app/pages/account/security/email-step.ts';
import { NewEmailForm } from '#app/pages/account/security/new-email-form.tsx';
import { useLoaded } from '#app/pages/account/use-loaded.ts';
import { StepLine } from '#app/ui/graph/step-line.tsx';
import { Subject } from '#app/ui/subject.tsx';

const stepsDone: Record<EmailStep['name'], number> = { address: 0, codes: 1, changed: 3 };

/** Changes the email with the password and a code from each of the two addresses. */
export function EmailSection() {
  const { loaded, reload } = useLoaded(loadEmailStep);
  /** Where the person got to on this page; before that, what was loaded holds. */
  const [reached, setReached] = useState<EmailStep>();
  const step = reached ?? (loaded.state === 'ready' ? loaded.value : { name: 'address' as const });
  const done = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // The pressed button went with its form.
    if (step.name === 'changed') done.current?.focus();
  }, [step.name]);

  return (
    <Subject id="security-email" title="Change of email" lead="We send one code to each address.">
      {loaded.state === 'failed' && reached === undefined ? (
        <NotLoaded sentence={loaded.sentence} onRetry={reload} />
      ) : (
        <>
          <StepLine
            label="Steps of changing the email"
            steps={['New address', 'Two codes', 'Changed']}
            current={stepsDone[step.name]}
          />
          {step.name === 'address' && <NewEmailForm step={step} onStep={setReached} />}
          {step.name === 'codes' && <EmailCodesForm step={step} onStep={setReached} />}
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
    </Subject>
  );
}

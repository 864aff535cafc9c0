import { ArrowLeft } from 'lucide-react';
import { useEffect, useRef, useState, type RefObject } from 'react';
import type { LoginChallenge } from '#contract/accounts.ts';
import { appCodeSchema, recoveryCodeSchema, type FactorAnswer } from '#contract/second-factor.ts';
import {
  canSign,
  PasskeyFailedError,
  signWithPasskey,
} from '#app/sign-in/second-factor/sign-with-passkey.ts';
import { CallError } from '#app/session/api.ts';
import { formatError } from '#app/sign-in/format-error.ts';
import { createCheck } from '#app/sign-in/field-checks.ts';
import { focusStep } from '#app/sign-in/focus-step.ts';
import { Notice } from '#app/sign-in/notice.tsx';
import { useForm, type FormFailure } from '#app/sign-in/use-form.ts';
import { Button } from '#app/ui/controls/button.tsx';
import { CodeField } from '#app/ui/controls/code-field.tsx';
import { Field } from '#app/ui/controls/field.tsx';

type Method = 'passkey' | 'code' | 'recoveryCode';

type SecondStepProps = {
  challenge: LoginChallenge;
  /** The label of the button that sends a code. */
  sendLabel: string;
  /** Sends the answer. Resolves to a failure when it was right and something else went wrong. */
  send: (answer: { challenge: string } & FactorAnswer) => Promise<FormFailure | undefined>;
  /** The statuses after which this challenge can't be answered any more. */
  endStatuses: readonly number[];
  /** Leaves the step, with a reason when the user did not press *Back*. */
  onBack: (reason?: string) => void;
};

const checks = {
  passkey: {},
  code: { code: createCheck(appCodeSchema) },
  recoveryCode: { recoveryCode: createCheck(recoveryCodeSchema) },
};

const leadTexts: Record<Method, string> = {
  passkey: 'Your account also asks for a passkey: your screen lock or your security key.',
  code: 'Your account also asks for the six digits that your authenticator app shows.',
  recoveryCode: 'Enter one of the recovery codes that you saved. Each works once.',
};

const switchLabels: Record<Method, string> = {
  passkey: 'Use a passkey',
  code: 'Use your authenticator app',
  recoveryCode: 'Use a recovery code',
};

/** Answers a challenge with a passkey, the code of an app or a recovery code. */
export function SecondStep({ challenge, sendLabel, send, endStatuses, onBack }: SecondStepProps) {
  const methods = listMethods(challenge);
  const [method, setMethod] = useState<Method | undefined>(methods[0]);
  const field = useRef<HTMLInputElement>(null);
  const lead = useRef<HTMLParagraphElement>(null);
  const isFirst = useRef(true);
  useEffect(() => {
    if (isFirst.current) focusStep(field.current ?? lead.current);
    else (field.current ?? lead.current)?.focus();
    isFirst.current = false;
  }, [method]);
  const form = useForm({
    checks: method === undefined ? {} : checks[method],
    async onSubmit({ code, recoveryCode }): Promise<FormFailure | undefined> {
      try {
        const proof =
          method === 'passkey' ? { passkey: await signWithPasskey(challenge) } : { code, recoveryCode };
        return await send({ challenge: challenge.challenge, ...proof });
      } catch (error) {
        if (endStatuses.includes(getStatedStatus(error))) {
          onBack(formatError(error));
          return undefined;
        }
        return toFailure(error, method);
      }
    },
  });
  // A wrong code is selected, so that the next one replaces it.
  useEffect(() => {
    if (form.errors.code || form.errors.recoveryCode) field.current?.select();
  }, [form.errors]);

  return (
    <form className="sign-in-form" {...form.formProps}>
      <p ref={lead} tabIndex={-1} className="sign-in-lead mb-2 outline-none">
        {method === undefined
          ? 'Your account asks for a passkey, which can’t be used at this URL or in this browser. Log in where you added it, or ask an officer.'
          : leadTexts[method]}
      </p>
      {method === 'code' && (
        <CodeField ref={field} label="Code from the app" name="code" required error={form.errors.code} />
      )}
      {method === 'recoveryCode' && <RecoveryCodeField field={field} error={form.errors.recoveryCode} />}
      <Notice>{form.notice}</Notice>
      {method !== undefined && (
        <Button type="submit" variant="main" size="wide" tip isBusy={form.pendingTask === 'submit'}>
          {method === 'passkey' ? 'Use your passkey' : sendLabel}
        </Button>
      )}
      <div className="sign-in-foot">
        <Button
          variant="plain"
          icon={<ArrowLeft aria-hidden="true" size={16} />}
          onClick={() => form.pendingTask === undefined && onBack()}
        >
          Back
        </Button>
        {methods
          .filter((other) => other !== method)
          .map((other) => (
            <Button
              key={other}
              variant="plain"
              onClick={() => {
                if (form.pendingTask !== undefined) return;
                form.reset();
                setMethod(other);
              }}
            >
              {switchLabels[other]}
            </Button>
          ))}
      </div>
    </form>
  );
}

function RecoveryCodeField({
  field,
  error,
}: {
  field: RefObject<HTMLInputElement | null>;
  error: string | undefined;
}) {
  return (
    <Field
      ref={field}
      label="Recovery code"
      name="recoveryCode"
      autoComplete="off"
      autoCapitalize="off"
      spellCheck={false}
      maxLength={64}
      required
      error={error}
      hint="Such as 7kq2-mvx4."
    />
  );
}

/** The status of a response with a message of the server; 0 for any other failure. */
function getStatedStatus(error: unknown): number {
  return error instanceof CallError && error.hasServerMessage ? error.status : 0;
}

/** A wrong code is reported below its field, everything else below the form. */
function toFailure(error: unknown, method: Method | undefined): FormFailure {
  if (error instanceof PasskeyFailedError) return { notice: error.message };
  const message = formatError(error);
  return getStatedStatus(error) === 400 && method !== undefined && method !== 'passkey'
    ? { errors: { [method]: message } }
    : { notice: message };
}

/** The methods that the account has and this browser supports, the best one first. */
function listMethods(challenge: LoginChallenge): Method[] {
  return [
    ...(canSign(challenge) ? ['passkey' as const] : []),
    ...(challenge.app ? ['code' as const] : []),
    ...(challenge.recoveryCodes ? ['recoveryCode' as const] : []),
  ];
}

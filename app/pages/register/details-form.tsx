import { useRef, useState, type SubmitEvent } from 'react';
import { flushSync } from 'react-dom';
import { Link } from 'react-router';
import type { RegisterRequest } from '#contract/accounts.ts';
import { checkAvailabilityEndpoint } from '#contract/endpoints/account-endpoints.ts';
import { call } from '#app/session/api.ts';
import { Notice } from '#app/sign-in/notice.tsx';
import { PasswordChecklist } from '#app/sign-in/password-checklist.tsx';
import { focusFirstFault, readForm, useTypedForm, type Typed } from '#app/sign-in/typed-form.ts';
import { useAvailability } from '#app/sign-in/use-availability.ts';
import { Button } from '#app/ui/button.tsx';
import { Field, PasswordField } from '#app/ui/field.tsx';
import { detailsOf, findDetailFaults } from '#app/pages/register/details.ts';

/** What the next step says of the confirmed details: nothing when it goes on, else faults beside fields or a sentence about the whole form. */
export type DetailsAnswer = { faults?: Typed; notice?: string } | undefined;

/**
 * The first step: details with live checklist and availability. `onConfirmed` is called once the server has
 * confirmed that e-mail and username are free.
 */
export function DetailsForm({
  hidden,
  onConfirmed,
}: {
  hidden: boolean;
  onConfirmed: (details: RegisterRequest) => Promise<DetailsAnswer>;
}) {
  const { form, typed, read } = useTypedForm();
  const [faults, setFaults] = useState<Typed>({});
  const [notice, setNotice] = useState<string>();
  const [busy, setBusy] = useState(false);
  const working = useRef(false);
  const username = useAvailability('username', typed.username ?? '');
  const email = useAvailability('email', typed.email ?? '');

  function show(element: HTMLFormElement, answer: NonNullable<DetailsAnswer>) {
    setFaults(answer.faults ?? {});
    setNotice(answer.notice);
    focusFirstFault(element, answer.faults ?? {});
  }

  async function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    const element = event.currentTarget;
    const button = event.submitter;
    if (working.current) return;
    const now = readForm(element);
    const found = findDetailFaults(now);
    show(element, { faults: found });
    if (Object.keys(found).length > 0) return;
    working.current = true;
    setBusy(true);
    const details = detailsOf(now);
    const answer = (await confirmFree(details)) ?? (await onConfirmed(details));
    working.current = false;
    // The form wakes before the focus goes back into it.
    flushSync(() => setBusy(false));
    if (!answer) return;
    button?.focus();
    show(element, answer);
  }

  return (
    <form
      ref={form}
      className="sign-in-form"
      method="post"
      noValidate
      hidden={hidden}
      inert={busy}
      onSubmit={(event) => void submit(event)}
      onInput={(event) => {
        read();
        if (!(event.target instanceof HTMLInputElement)) return;
        const { name } = event.target;
        setFaults({
          ...faults,
          [name]: undefined,
          ...(name === 'password' ? { confirmPassword: undefined } : {}),
        });
      }}
    >
      <div className="sign-in-pair">
        <Field label="Name" name="name" autoComplete="name" required error={faults.name} />
        <Field
          label="Username"
          name="username"
          autoComplete="username"
          autoCapitalize="off"
          spellCheck={false}
          required
          error={faults.username ?? username}
          good={username === null ? 'Free' : null}
        />
      </div>
      <Field
        label="Email"
        name="email"
        type="email"
        autoComplete="email"
        inputMode="email"
        autoCapitalize="off"
        spellCheck={false}
        required
        error={faults.email ?? email}
        good={email === null ? 'Free' : null}
      />
      <PasswordField
        label="Password"
        name="password"
        autoComplete="new-password"
        required
        error={faults.password}
      >
        <PasswordChecklist password={typed.password ?? ''} about={typed} />
      </PasswordField>
      <PasswordField
        label="Confirm Password"
        name="confirmPassword"
        autoComplete="new-password"
        required
        error={faults.confirmPassword}
      />
      <div className="sign-in-pair">
        <Field
          label="College Name"
          name="collegeName"
          autoComplete="organization"
          required
          error={faults.collegeName}
        />
        <Field
          label="Location"
          name="location"
          autoComplete="address-level2"
          required
          error={faults.location}
        />
      </div>
      <Notice>{notice}</Notice>
      <Button type="submit" look="main" size="wide" tip busy={busy}>
        Sign up
      </Button>
      <p className="sign-in-foot justify-start! gap-1!">
        Already have an account?{' '}
        <Link className="link" to="/login">
          Login
        </Link>
      </p>
    </form>
  );
}

/** Asks for e-mail and username in one call; what is taken comes back as faults, undefined means both are free. */
async function confirmFree({ email, username }: RegisterRequest): Promise<DetailsAnswer> {
  try {
    const taken = await call(checkAvailabilityEndpoint, { body: { email, username } });
    if (!taken.email && !taken.username) return undefined;
    return { faults: { email: taken.email || undefined, username: taken.username || undefined } };
  } catch (error) {
    // Of the failure itself nothing is shown (spec.md section 8); a press must not end in silence, though.
    console.info('Availability could not be checked:', error);
    return {
      notice: 'We could not go on just now. What you typed is kept: please press Sign up again in a moment.',
    };
  }
}

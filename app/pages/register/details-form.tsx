import { useEffect } from 'react';
import { accountFields } from '#contract/account-fields.ts';
import { registerRequest, type RegisterRequest, unknownResponse } from '#contract/accounts.ts';
import { checkAvailabilityEndpoint } from '#contract/endpoints/account-endpoints.ts';
import { PageLink } from '#app/ui/controls/page-link.tsx';
import { call } from '#app/session/api.ts';
import type { FieldErrors } from '#app/sign-in/field-checks.ts';
import { EmailField } from '#app/sign-in/email-field.tsx';
import { Notice } from '#app/sign-in/notice.tsx';
import { NewPasswordField } from '#app/sign-in/new-password-field.tsx';
import type { KeptDetails } from '#app/pages/register/registration.ts';
import { readTakenMessage } from '#app/pages/register/read-taken-message.ts';
import { useAvailability } from '#app/pages/register/use-availability.ts';
import { useForm, type FormFailure } from '#app/sign-in/use-form.ts';
import { Button } from '#app/ui/controls/button.tsx';
import { Field, PasswordField } from '#app/ui/controls/field.tsx';
import { detailChecks } from '#app/pages/register/detail-checks.ts';

/** Fills the empty fields, as if somebody had typed the values. */
function fillEmptyFields(
  form: HTMLFormElement,
  values: Readonly<Record<string, string | number | null>>,
): void {
  for (const [name, value] of Object.entries(values)) {
    const field = form.elements.namedItem(name);
    if (!(field instanceof HTMLInputElement) || field.value !== '') continue;
    field.value = String(value ?? '');
    field.dispatchEvent(new Event('input', { bubbles: true }));
  }
}

/**
 * The first step: the details, with password checklist and availability. `onConfirmed` is called once the
 * server has confirmed that email and username are free. It resolves to a failure, if any.
 */
export function DetailsForm({
  hidden,
  kept,
  linkedEmail,
  onConfirmed,
}: {
  hidden: boolean;
  /** What was entered before the page was loaded again. */
  kept: KeptDetails | undefined;
  /** The email that the opened link verifies. */
  linkedEmail: string | undefined;
  onConfirmed: (details: RegisterRequest) => Promise<FormFailure | undefined>;
}) {
  const form = useForm({
    checks: detailChecks,
    related: { password: ['confirmPassword'] },
    async onSubmit(values) {
      const details = registerRequest.parse(values);
      // The call on submit checks both.
      username.cancelCheck();
      email.cancelCheck();
      return (await checkAvailability(details)) ?? (await onConfirmed(details));
    },
  });
  const { values, errors } = form;
  const isBusy = form.pendingTask !== undefined;
  const { ref } = form.formProps;
  useEffect(() => {
    if (ref.current && kept) fillEmptyFields(ref.current, kept);
    if (ref.current && linkedEmail) fillEmptyFields(ref.current, { email: linkedEmail });
  }, [kept, linkedEmail, ref]);
  const username = useAvailability('username', values.username ?? '');
  const email = useAvailability('email', values.email ?? '');

  return (
    <form className="sign-in-form" {...form.formProps} hidden={hidden} inert={isBusy}>
      <LinkNotice email={linkedEmail} />
      <div className="sign-in-pair">
        <Field label="Name" name="name" autoComplete="name" required error={errors.name} />
        <Field
          label="Username"
          name="username"
          autoComplete="nickname" // people log in with their email: password managers keep that
          autoCapitalize="off"
          spellCheck={false}
          required
          error={errors.username ?? username.takenMessage}
          success={username.takenMessage === null ? 'Free' : null}
        />
      </div>
      <EmailField
        label="Email"
        name="email"
        autoComplete="username"
        error={errors.email ?? email.takenMessage}
        success={email.takenMessage === null ? 'Free' : null}
      />
      <NewPasswordField
        label="Password"
        name="password"
        error={errors.password}
        password={values.password}
        about={values}
      />
      <PasswordField
        label="Confirm Password"
        name="confirmPassword"
        autoComplete="new-password"
        required
        error={errors.confirmPassword}
      />
      <MoreFields errors={errors} />
      <div role="status" className="empty:hidden">
        {kept && <p className="notice">Your details are still here. Enter your password again to go on.</p>}
      </div>
      <Notice advice={form.advice}>{form.notice}</Notice>
      <Button type="submit" variant="main" size="wide" tip isBusy={isBusy}>
        Sign up
      </Button>
      <LoginInstead />
    </form>
  );
}

function LoginInstead() {
  return (
    <p className="sign-in-foot justify-start! gap-1!">
      Already have an account?{' '}
      <PageLink className="link" to="/login">
        Login
      </PageLink>
    </p>
  );
}

function LinkNotice({ email }: { email: string | undefined }) {
  return (
    <div role="status" className="empty:hidden">
      {email !== undefined && (
        <p className="notice">
          <span>
            The link in our mail proves that <strong>{email}</strong> is yours. Fill in your details and sign
            up here, or enter the code of the mail where you began.
          </span>
        </p>
      )}
    </div>
  );
}

function MoreFields({ errors }: { errors: FieldErrors }) {
  return (
    <div className="sign-in-pair">
      {accountFields.map(({ requestKey, label, autoComplete, inputMode, isRequired }) => (
        <Field
          key={requestKey}
          label={isRequired ? label : `${label} (optional)`}
          name={requestKey}
          autoComplete={autoComplete}
          inputMode={inputMode}
          required={isRequired}
          error={errors[requestKey]}
        />
      ))}
    </div>
  );
}

/**
 * Checks email and username in one call; undefined means that both are free. When the call fails, the form
 * stays as it is and the failure is only logged, as the specification says.
 */
async function checkAvailability({ email, username }: RegisterRequest): Promise<FormFailure | undefined> {
  try {
    const endpoint = { ...checkAvailabilityEndpoint, response: unknownResponse };
    const response = await call(endpoint, { body: { email, username } });
    const errors = {
      email: readTakenMessage(response, 'email') ?? undefined,
      username: readTakenMessage(response, 'username') ?? undefined,
    };
    return errors.email || errors.username ? { errors } : undefined;
  } catch (error) {
    console.info('Availability could not be checked:', error);
    return {};
  }
}

import { Info } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { Link } from 'react-router';
import {
  emailSchema,
  enteredPasswordSchema,
  loginFailure,
  messages,
  type LoginChallenge,
  type LoginResponse,
} from '#contract/accounts.ts';
import { loginEndpoint } from '#contract/endpoints/account-endpoints.ts';
import { call, CallError } from '#app/session/api.ts';
import { pageMeta } from '#app/session/page-meta.ts';
import { storeNewSession } from '#app/session/store-new-session.ts';
import { EmailField } from '#app/sign-in/email-field.tsx';
import { describeError } from '#app/sign-in/describe-error.ts';
import { Notice } from '#app/sign-in/notice.tsx';
import { createCheck } from '#app/sign-in/field-checks.ts';
import { SignInPage } from '#app/sign-in/sign-in-page.tsx';
import { Success } from '#app/sign-in/success.tsx';
import { useForm, type FormFailure } from '#app/sign-in/use-form.ts';
import { Button } from '#app/ui/controls/button.tsx';
import { PasswordField } from '#app/ui/controls/field.tsx';
import { useQueryState } from '#app/ui/hooks/use-query-state.ts';
import { useTimeout } from '#app/ui/hooks/use-timeout.ts';

export const meta = () =>
  pageMeta({
    title: 'Welcome Back',
    description: 'Log in to your courses, roadmaps and gallery.',
    path: '/login',
  });

/** Loaded for people who have turned a second factor on. */
const SecondStep = lazy(async () => ({
  default: (await import('#app/pages/login/second-step.tsx')).SecondStep,
}));

const sessionNotStored =
  'This browser’s storage is full or turned off, so it can’t keep you logged in. Free some space or let this site store data, then log in again.';

const checks = { email: createCheck(emailSchema), password: createCheck(enteredPasswordSchema) };

export default function LoginPage() {
  const [{ ended }] = useQueryState('ended');
  const [isDone, setIsDone] = useState(false);
  const [challenge, setChallenge] = useState<LoginChallenge>();
  const [expiredMessage, setExpiredMessage] = useState<string>();
  useTimeout(isDone, 1000, () => location.assign('/courses'));

  function finish({ veri, ...session }: LoginResponse): FormFailure | undefined {
    if (!storeNewSession({ ...session, isVerified: veri === 'verified' }))
      return { notice: sessionNotStored };
    setIsDone(true);
    return undefined;
  }

  const form = useForm({
    checks,
    async onSubmit({ email = '', password = '' }) {
      setExpiredMessage(undefined);
      try {
        return finish(await call(loginEndpoint, { body: { email: email.trim(), password } }));
      } catch (error) {
        const secondFactor = findChallenge(error);
        if (secondFactor) {
          setChallenge(secondFactor);
          return undefined;
        }
        const isWrong = error instanceof CallError && error.status === 401;
        return { notice: describeError(error), ...(isWrong ? { focus: 'password' } : {}) };
      }
    },
  });

  return (
    <SignInPage title="Welcome Back">
      {ended && !isDone && (
        <p className="notice mb-6" role="status">
          <Info aria-hidden="true" />
          <span>{messages.sessionEnded}</span>
        </p>
      )}
      {isDone ? (
        <Success title="You are in." next="Taking you to your courses." />
      ) : challenge ? (
        <Suspense>
          <SecondStep
            challenge={challenge}
            onDone={finish}
            onBack={(reason) => {
              setChallenge(undefined);
              setExpiredMessage(reason);
            }}
          />
        </Suspense>
      ) : (
        <LoginForm form={form} notice={form.notice ?? expiredMessage} />
      )}
    </SignInPage>
  );
}

function LoginForm({
  form: { formProps, errors, pendingTask },
  notice,
}: {
  form: ReturnType<typeof useForm>;
  notice: string | undefined;
}) {
  const isBusy = pendingTask !== undefined;
  return (
    <form className="sign-in-form" {...formProps}>
      <EmailField label="Email" name="email" autoComplete="username" error={errors.email} />
      <PasswordField
        label="Password"
        name="password"
        autoComplete="current-password"
        required
        error={errors.password}
      />
      <p className="text-right text-small">
        <Link className="link" prefetch="intent" to="/forgot-password">
          Forgot Password?
        </Link>
      </p>
      <Notice>{notice}</Notice>
      <Button type="submit" variant="main" size="wide" tip isBusy={isBusy}>
        {isBusy ? 'Logging in...' : 'Login'}
      </Button>
      <p className="sign-in-foot justify-start! gap-1!">
        New here?{' '}
        <Link className="link" prefetch="intent" to="/register">
          Sign up
        </Link>
      </p>
    </form>
  );
}

/** The challenge that the response to the right password holds when the account has a second factor. */
function findChallenge(error: unknown): LoginChallenge | undefined {
  if (!(error instanceof CallError) || error.status !== 403) return undefined;
  return loginFailure.safeParse(error.content).data?.secondFactor;
}

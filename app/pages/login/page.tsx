import { Info } from 'lucide-react';
import { useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import * as z from 'zod/mini';
import {
  emailSchema,
  enteredPasswordSchema,
  loginFailure,
  messages,
  type LoginChallenge,
  type LoginResponse,
} from '#contract/accounts.ts';
import { loginEndpoint } from '#contract/endpoints/account-endpoints.ts';
import { finishLoginEndpoint } from '#contract/endpoints/second-factor-endpoints.ts';
import { PageLink } from '#app/ui/controls/page-link.tsx';
import { call, CallError } from '#app/session/api.ts';
import { pageMeta } from '#app/session/page-meta.tsx';
import { clearStoredSession, storeSession, type StoredSession } from '#app/session/stored-session.ts';
import { EmailField } from '#app/sign-in/email-field.tsx';
import { formatError } from '#app/sign-in/format-error.ts';
import { Notice } from '#app/sign-in/notice.tsx';
import { createCheck } from '#app/sign-in/field-checks.ts';
import { SignInPage } from '#app/sign-in/sign-in-page.tsx';
import { Success } from '#app/sign-in/success.tsx';
import { useForm, type FormFailure } from '#app/sign-in/use-form.ts';
import { Button } from '#app/ui/controls/button.tsx';
import { PasswordField } from '#app/ui/controls/field.tsx';
import { loadPart } from '#app/ui/controls/load-part.tsx';
import { useHydrated } from '#app/ui/hooks/use-hydrated.ts';
import { useQueryState } from '#app/ui/hooks/use-query-state.ts';
import { useTimeout } from '#app/ui/hooks/use-timeout.ts';

export const Meta = () =>
  pageMeta({
    title: 'Welcome Back',
    description: 'Log in to your courses, roadmaps and gallery.',
    path: '/login',
  });

/** Loaded for people who have turned a second factor on. */
const SecondStep = loadPart(
  'The second step',
  async () => (await import('#app/sign-in/second-factor/second-step.tsx')).SecondStep,
);

const sessionNotStored =
  'This browser’s storage is full or turned off, so it can’t keep you logged in. Free some space or let this site store data, then log in again.';

const checks = { email: createCheck(emailSchema), password: createCheck(enteredPasswordSchema) };

export default function LoginPage() {
  const [{ ended }] = useQueryState('ended');
  const navigate = useNavigate();
  const newAccount = useNewAccount();
  const [isDone, setIsDone] = useState(false);
  const [challenge, setChallenge] = useState<LoginChallenge>();
  const [expiredMessage, setExpiredMessage] = useState<string>();
  useTimeout(isDone, 1000, () => location.assign('/courses'));

  function finish({ veri, ...session }: LoginResponse): FormFailure | undefined {
    if (!storeNewSession({ ...session, isVerified: veri === 'verified' }))
      return { notice: sessionNotStored };
    setIsDone(true);
    // Back must not show the next person at this computer who registered.
    if (newAccount) void navigate('/login', { replace: true, state: null });
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
        return { notice: formatError(error), ...(isWrong ? { focus: 'password' } : {}) };
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
      {newAccount && !isDone && (
        <p className="notice mb-6" role="status">
          <span>Welcome, {newAccount.name}. Your account is ready. Log in to begin.</span>
        </p>
      )}
      {isDone ? (
        <Success title="You are in." next="Taking you to your courses." />
      ) : challenge ? (
        <SecondStep
          challenge={challenge}
          sendLabel="Log in"
          send={async (body) => finish(await call(finishLoginEndpoint, { body }))}
          // The challenge has expired, or the account is blocked.
          endStatuses={[401, 403]}
          onBack={(reason) => {
            setChallenge(undefined);
            setExpiredMessage(reason);
          }}
        />
      ) : (
        <LoginForm form={form} email={newAccount?.email} notice={form.notice ?? expiredMessage} />
      )}
    </SignInPage>
  );
}

function LoginForm({
  form: { formProps, errors, pendingTask },
  email,
  notice,
}: {
  form: ReturnType<typeof useForm>;
  /** Of the account that was just made. */
  email: string | undefined;
  notice: string | undefined;
}) {
  const isBusy = pendingTask !== undefined;
  return (
    <form className="sign-in-form" {...formProps}>
      <EmailField
        label="Email"
        name="email"
        autoComplete="username"
        defaultValue={email}
        error={errors.email}
      />
      <PasswordField
        label="Password"
        name="password"
        autoComplete="current-password"
        required
        error={errors.password}
      />
      <p className="text-right text-small">
        <PageLink className="link" to="/forgot-password">
          Forgot Password?
        </PageLink>
      </p>
      <Notice>{notice}</Notice>
      <Button type="submit" variant="main" size="wide" tip isBusy={isBusy}>
        {isBusy ? 'Logging in...' : 'Login'}
      </Button>
      <p className="sign-in-foot justify-start! gap-1!">
        New here?{' '}
        <PageLink className="link" to="/register">
          Sign up
        </PageLink>
      </p>
    </form>
  );
}

const newAccountSchema = z.object({ name: z.string(), email: z.string() });

/** Who has just registered: the register page puts it into the state of the history's entry. */
function useNewAccount(): { name: string; email: string } | undefined {
  const { state } = useLocation();
  return useHydrated() ? newAccountSchema.safeParse(state).data : undefined;
}

/** The challenge that the response to the right password holds when the account has a second factor. */
function findChallenge(error: unknown): LoginChallenge | undefined {
  if (!(error instanceof CallError) || error.status !== 403) return undefined;
  return loginFailure.safeParse(error.content).data?.secondFactor;
}

/** Stores a new session, or nothing of it: returns whether the browser's storage took it. */
function storeNewSession(session: StoredSession): boolean {
  try {
    storeSession(session);
    return true;
  } catch {
    // storage full or forbidden by the browser
  }
  try {
    clearStoredSession();
  } catch {
    // forbidden: nothing was stored
  }
  return false;
}

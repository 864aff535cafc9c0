import { Info } from 'lucide-react';
import { useRef, useState, type SubmitEvent } from 'react';
import { Link } from 'react-router';
import { emailSchema, givenPasswordSchema, messages } from '#contract/accounts.ts';
import { loginEndpoint } from '#contract/endpoints/account-endpoints.ts';
import { call, CallError } from '#app/session/api.ts';
import { pageMeta } from '#app/session/page-meta.ts';
import { storeSession } from '#app/session/stored-session.ts';
import { Notice } from '#app/sign-in/notice.tsx';
import { sentenceFor } from '#app/sign-in/sentences.ts';
import { SignInPage } from '#app/sign-in/sign-in-page.tsx';
import { Success } from '#app/sign-in/success.tsx';
import { focusFirstFault, readForm, type Typed } from '#app/sign-in/typed-form.ts';
import { useAfter } from '#app/sign-in/use-after.ts';
import { Button } from '#app/ui/button.tsx';
import { Field, PasswordField } from '#app/ui/field.tsx';
import { useQueryState } from '#app/ui/query-state.ts';

export const meta = () =>
  pageMeta({
    title: 'Welcome Back',
    description: 'Log in to your courses, roadmaps and gallery.',
    path: '/login',
  });

function findFaults({ email = '', password = '' }: Typed): Typed {
  return {
    email: emailSchema.safeParse(email).error?.issues[0]?.message,
    password: givenPasswordSchema.safeParse(password).error?.issues[0]?.message,
  };
}

export default function LoginPage() {
  const [ended] = useQueryState('ended');
  const [faults, setFaults] = useState<Typed>({});
  const [notice, setNotice] = useState<string>();
  const [stage, setStage] = useState<'idle' | 'busy' | 'done'>('idle');
  const working = useRef(false);
  useAfter(stage === 'done', 1000, () => location.assign('/courses'));

  async function logIn(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    const form = event.currentTarget;
    if (working.current) return;
    const { email = '', password = '' } = readForm(form);
    const found = findFaults({ email, password });
    setFaults(found);
    setNotice(undefined);
    if (found.email || found.password) {
      focusFirstFault(form, found);
      return;
    }
    working.current = true;
    setStage('busy');
    try {
      const { veri, ...session } = await call(loginEndpoint, { body: { email: email.trim(), password } });
      storeSession({ ...session, isVerified: veri === 'verified' });
      setStage('done');
    } catch (error) {
      working.current = false;
      setStage('idle');
      setNotice(sentenceFor(error));
      if (error instanceof CallError && error.status === 401) focusFirstFault(form, { password: 'wrong' });
    }
  }

  return (
    <SignInPage title="Welcome Back">
      {ended && stage !== 'done' && (
        <p className="notice mb-6" role="status">
          <Info aria-hidden="true" />
          <span>{messages.sessionEnded}</span>
        </p>
      )}
      {stage === 'done' ? (
        <Success title="You are in." next="Taking you to your courses." />
      ) : (
        <form
          className="sign-in-form"
          method="post"
          noValidate
          onSubmit={(event) => void logIn(event)}
          onInput={(event) =>
            event.target instanceof HTMLInputElement &&
            setFaults({ ...faults, [event.target.name]: undefined })
          }
        >
          <Field
            label="Email"
            name="email"
            type="email"
            autoComplete="username"
            inputMode="email"
            autoCapitalize="off"
            spellCheck={false}
            required
            error={faults.email}
          />
          <PasswordField
            label="Password"
            name="password"
            autoComplete="current-password"
            required
            error={faults.password}
          />
          <p className="text-right text-small">
            <Link className="link" to="/forgot-password">
              Forgot Password?
            </Link>
          </p>
          <Notice>{notice}</Notice>
          <Button type="submit" look="main" size="wide" tip busy={stage === 'busy'}>
            {stage === 'busy' ? 'Logging in...' : 'Login'}
          </Button>
          <p className="sign-in-foot justify-start! gap-1!">
            New here?{' '}
            <Link className="link" to="/register">
              Sign up
            </Link>
          </p>
        </form>
      )}
    </SignInPage>
  );
}

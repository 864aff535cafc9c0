import { useState, type ReactNode } from 'react';
import { call, CallError } from '#app/session/api.ts';
import type { LoginChallenge } from '#contract/accounts.ts';
import { startReauthenticationEndpoint } from '#contract/endpoints/reauthentication-endpoints.ts';

/** Loaded for people whose login was a while ago. Throws a CallError without a connection. */
async function loadDialog() {
  try {
    const module = await import('#app/sign-in/second-factor/reauthentication-dialog.tsx');
    return module.ReauthenticationDialog;
  } catch (error) {
    console.info('The dialog could not load:', error);
    throw new CallError('The next step could not load. Check your connection and try again.', {
      status: 0,
      hasServerMessage: false,
    });
  }
}

type Question = {
  Dialog: Awaited<ReturnType<typeof loadDialog>>;
  /** Null for an account that is asked for its password. */
  secondFactor: LoginChallenge | null;
  /** Called with whether the person confirmed. */
  settle: (isConfirmed: boolean) => void;
};

/**
 * Makes calls that need a fresh factor: when the server asks for one, a dialog does, and then the call is made
 * again. When the person cancels, the call's error is thrown. `dialog` must be on the page.
 */
export function useReauthentication(): {
  withFreshFactor: <Result>(work: () => Promise<Result>) => Promise<Result>;
  dialog: ReactNode;
} {
  const [question, setQuestion] = useState<Question>();

  async function ask(): Promise<boolean> {
    const Dialog = await loadDialog();
    const { secondFactor } = await call(startReauthenticationEndpoint);
    const isConfirmed = await new Promise<boolean>((settle) => {
      setQuestion({ Dialog, secondFactor, settle });
    });
    setQuestion(undefined);
    return isConfirmed;
  }

  return {
    async withFreshFactor(work) {
      try {
        return await work();
      } catch (error) {
        if (!needsFreshFactor(error) || !(await ask())) throw error;
        return work();
      }
    },
    dialog: question && <question.Dialog secondFactor={question.secondFactor} settle={question.settle} />,
  };
}

function needsFreshFactor(error: unknown): boolean {
  return error instanceof CallError && error.code === 'fresh-factor-required';
}

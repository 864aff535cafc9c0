import { useEffect, useEffectEvent } from 'react';
import { PasswordField } from '#app/ui/controls/field.tsx';

/** The password of somebody who is logged in, with the email for password managers. It has the focus of a dialog that opens. */
export function ConfirmPassword({ email, error }: { email: string; error: string | undefined }) {
  return (
    <>
      <input type="email" name="email" autoComplete="username" value={email} readOnly hidden />
      <PasswordField
        ref={(input) => input?.setAttribute('autofocus', '')}
        label="Password"
        name="password"
        autoComplete="current-password"
        required
        error={error}
      />
    </>
  );
}

/** Empties the form of a dialog that opens again; not when it is closed, since Back closes it as well. */
export function useEmptyWhenOpened(open: boolean, reset: () => void): void {
  const empty = useEffectEvent(reset);
  useEffect(() => {
    if (open) empty();
  }, [open]);
}

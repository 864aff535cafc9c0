import { useEffect, useEffectEvent } from 'react';
import { PasswordField } from '#app/ui/controls/field.tsx';

/**
 * A field for the current password, with the email for password managers. A dialog focuses it when it opens.
 */
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

/** Resets the form each time a dialog opens. Not when it closes, because Back closes it too. */
export function useEmptyWhenOpened(open: boolean, reset: () => void): void {
  const empty = useEffectEvent(reset);
  useEffect(() => {
    if (open) empty();
  }, [open]);
}

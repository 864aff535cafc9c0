import type { AboutPerson } from '#app/sign-in/password-weakness.ts';
import { PasswordChecklist } from '#app/sign-in/password-checklist.tsx';
import { PasswordField } from '#app/ui/controls/field.tsx';

/** The field for a new password, with the checklist of its rules below. */
export function NewPasswordField({
  label = 'New Password',
  name = 'newPassword',
  error,
  password = '',
  about,
}: {
  label?: string;
  name?: string;
  error: string | undefined;
  password: string | undefined;
  about: AboutPerson;
}) {
  return (
    <PasswordField label={label} name={name} autoComplete="new-password" required error={error}>
      <PasswordChecklist password={password} about={about} />
    </PasswordField>
  );
}

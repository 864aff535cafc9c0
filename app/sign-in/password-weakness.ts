import { useEffect, useState } from 'react';
import { passwordRules } from '#contract/accounts.ts';
import { site } from '#content/site.ts';

/** Data about the user that is easy to guess. */
export type AboutPerson = { username?: string; email?: string };

/**
 * A warning for a password that meets the rules but is easy to guess. The list of common passwords is loaded
 * when the user starts to type.
 */
export function usePasswordWeakness(
  password: string,
  { username = '', email = '' }: AboutPerson,
): string | undefined {
  const [result, setResult] = useState<{ key: string; warning: string | undefined }>();
  const key = JSON.stringify([password, username, email]);
  useEffect(() => {
    if (!password) return;
    let isCancelled = false;
    import('#contract/common-passwords.ts').then(
      ({ findPasswordWeakness }) => {
        if (!isCancelled)
          setResult({
            key,
            warning: findPasswordWeakness(password, { username, email, siteName: site.name }),
          });
      },
      (error: unknown) => console.info('The list of common passwords could not be fetched:', error),
    );
    return () => {
      isCancelled = true;
    };
  }, [key, password, username, email]);
  return result?.key === key && passwordRules.every((rule) => rule.test(password))
    ? result.warning
    : undefined;
}

import { useEffect, useState } from 'react';
import { passwordRules } from '#contract/accounts.ts';
import { site } from '#content/site.ts';

/** What a guesser would try first. */
export type AboutPerson = { username?: string; email?: string };

/**
 * Warns of a password that meets the rules and is easily guessed all the same; the list is fetched when typing begins.
 */
export function usePasswordWeakness(
  password: string,
  { username = '', email = '' }: AboutPerson,
): string | undefined {
  const [found, setFound] = useState<{ key: string; sentence: string | undefined }>();
  const key = JSON.stringify([password, username, email]);
  useEffect(() => {
    if (!password) return;
    let stale = false;
    import('#contract/common-passwords.ts').then(
      ({ findPasswordWeakness }) => {
        if (!stale)
          setFound({
            key,
            sentence: findPasswordWeakness(password, { username, email, siteName: site.name }),
          });
      },
      (error: unknown) => console.info('The list of common passwords could not be fetched:', error),
    );
    return () => {
      stale = true;
    };
  }, [key, password, username, email]);
  return found?.key === key && passwordRules.every((rule) => rule.test(password))
    ? found.sentence
    : undefined;
}

import { secretNames } from '../../server/settings/environment.ts';
import { settingNames } from '../../server/settings/settings.ts';

/**
 * Every setting without a value, as environment variables: a process that a test starts has the defaults, whatever is
 * in the developer's shell or `.env`.
 */
export const withoutSettings: Readonly<Record<string, string>> = Object.fromEntries(
  [...settingNames, ...secretNames.map((name) => `${name}_FILE`)].map((name) => [name, '']),
);

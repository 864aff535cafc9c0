import { existsSync, readFileSync, statSync } from 'node:fs';
import { parseEnv } from 'node:util';
import { type Environment, secretNames } from '../../server/settings/environment.ts';
import { readSettings, settingNames, type Settings } from '../../server/settings/settings.ts';
import { note, ok, formatError, wrong, type CheckResult } from './check-result.ts';

const otherVariables = ['NODE_ENV', ...secretNames.map((name) => `${name}_FILE`)];

/** Reads the settings. When they would stop the start, they are undefined and a result is `wrong`. */
export function checkSettings(
  env: Environment,
  file: string,
): { settings: Settings | undefined; results: CheckResult[] } {
  const results = existsSync(file) ? checkFile(file) : [];
  try {
    const settings = readSettings(env);
    const set = settingNames.filter((name) => env[name]?.trim() || env[`${name}_FILE`]?.trim());
    return {
      settings,
      results: [
        ...results,
        ...checkAddress(settings),
        ok(`${set.length} set: ${set.join(', ') || 'all defaults'}`),
      ],
    };
  } catch (error) {
    return { settings: undefined, results: [...results, wrong(formatError(error))] };
  }
}

function checkFile(file: string): CheckResult[] {
  const names = Object.keys(parseEnv(readFileSync(file, 'utf8')));
  const unknown = names.filter((name) => !settingNames.includes(name) && !otherVariables.includes(name));
  const hasSecrets = names.some((name) => secretNames.some((secret) => secret === name));
  const isReadableByOthers = process.platform !== 'win32' && (statSync(file).mode & 0o077) !== 0;
  return [
    ...unknown.map((name) =>
      note(`${name} in ${file} is not a setting of this site: README.md lists the settings`),
    ),
    ...(hasSecrets && isReadableByOthers
      ? [wrong(`${file} contains passwords and other users can read it: run chmod 600 ${file}`)]
      : []),
  ];
}

function checkAddress({ publicUrl, trustProxy, rateLimit }: Settings): CheckResult[] {
  return [
    ...(publicUrl === undefined
      ? [
          note(
            'PUBLIC_URL is not set: links in mails and the sitemap point to this machine. Set it before the site goes online',
          ),
        ]
      : []),
    ...(publicUrl?.startsWith('https:') && trustProxy === false
      ? [
          note(
            'TRUST_PROXY is not set: behind a proxy, all visitors share the rate limits of one address. Set it to the proxy’s address',
          ),
        ]
      : []),
    ...(rateLimit ? [] : [wrong('RATE_LIMIT is off, so anybody may guess passwords. Remove the setting')]),
  ];
}

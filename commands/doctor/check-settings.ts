import { existsSync, readFileSync, statSync } from 'node:fs';
import { parseEnv } from 'node:util';
import type { Environment } from '../../server/settings/environment.ts';
import { secretNames } from '../../server/settings/secret-files.ts';
import { readSettings, settingNames, type Settings } from '../../server/settings/settings.ts';
import { note, ok, describeReason, wrong, type CheckResult } from './check-result.ts';

const others = ['NODE_ENV', ...secretNames.map((name) => `${name}_FILE`)];

/** Reads the settings; undefined, and a result that is wrong, where they stop the start. */
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
    return { settings: undefined, results: [...results, wrong(describeReason(error))] };
  }
}

function checkFile(file: string): CheckResult[] {
  const names = Object.keys(parseEnv(readFileSync(file, 'utf8')));
  const unknown = names.filter((name) => !settingNames.includes(name) && !others.includes(name));
  const hasSecrets = names.some((name) => secretNames.some((secret) => secret === name));
  const isOpen = process.platform !== 'win32' && (statSync(file).mode & 0o077) !== 0;
  return [
    ...unknown.map((name) =>
      note(`${name} in ${file} is no setting of this site: see README.md for their names`),
    ),
    ...(hasSecrets && isOpen
      ? [wrong(`${file} holds passwords and others can read it: chmod 600 ${file}`)]
      : []),
  ];
}

function checkAddress({ publicUrl, trustProxy, rateLimit }: Settings): CheckResult[] {
  return [
    ...(publicUrl === undefined
      ? [
          note(
            'PUBLIC_URL is not set: links in mails and the sitemap name this machine. Set it before going online',
          ),
        ]
      : []),
    ...(publicUrl?.startsWith('https:') && trustProxy === false
      ? [
          note(
            'TRUST_PROXY is not set: behind a proxy all visitors share the limits of one address. Name the proxy',
          ),
        ]
      : []),
    ...(rateLimit ? [] : [wrong('RATE_LIMIT is off: anybody may guess passwords. Remove it')]),
  ];
}

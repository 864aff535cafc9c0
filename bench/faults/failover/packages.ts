import { existsSync } from 'node:fs';
import { canInstallPackages, installPackage } from '../../../commands/test/debian-packages.ts';

/** Debian's packages of a PostgreSQL that fails over, each with a program of it. */
const programs = new Map([
  ['patroni', '/usr/bin/patroni'],
  ['etcd-server', '/usr/bin/etcd'],
  ['haproxy', '/usr/sbin/haproxy'],
]);

/** Installs what is missing, as root on Debian. Returns the packages that are still missing. */
export function installFailoverPackages(): string[] {
  const findMissing = () => [...programs].flatMap(([name, file]) => (existsSync(file) ? [] : [name]));
  const missing = findMissing();
  if (missing.length === 0 || !canInstallPackages()) return missing;
  console.log(`Installing ${missing.join(', ')} (apt-get install) …`);
  for (const name of missing) installPackage(name);
  return findMissing();
}

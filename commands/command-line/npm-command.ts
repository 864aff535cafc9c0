/**
 * The program and first arguments that run npm: the npm that runs this command, or the one in PATH.
 * install-packages.mjs has its own copy, because it runs before TypeScript can.
 */
export function findNpm(): { program: string; args: string[] } {
  const npmFile = process.env.npm_execpath;
  return npmFile ? { program: process.execPath, args: [npmFile] } : { program: 'npm', args: [] };
}

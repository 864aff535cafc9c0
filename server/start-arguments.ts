/** What stands behind `npm start --`. Throws an Error with one sentence for anything unknown. */
export function readStartArguments(args: readonly string[]): { isNewMeant: boolean } {
  const unknown = args.find((arg) => arg !== '--new');
  if (unknown !== undefined)
    throw new Error(
      `Option ${unknown} is unknown. There are --new and --help; settings are in the environment or .env.`,
    );
  return { isNewMeant: args.includes('--new') };
}

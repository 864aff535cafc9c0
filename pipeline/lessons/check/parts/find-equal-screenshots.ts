/** The pairs of names whose pictures are equal: each with the first of its like. */
export function findAlike(shown: readonly { name: string; picture: string }[]): [string, string][] {
  return shown.flatMap(({ name, picture }, index): [string, string][] => {
    const first = shown.findIndex((other) => other.picture === picture);
    return first < index ? [[shown[first]?.name ?? '', name]] : [];
  });
}

const lengths = ['16px', '1'];
const others = ['teal', '0.3s', '45deg', 'sans-serif', 'block', 'center'];

/** A value for a custom property that makes the values which use it valid; undefined where none of a few does. */
export function findExampleValue(
  name: string,
  isUsable: (value: string) => boolean = () => true,
): string | undefined {
  const isLength = /gap|space|size|width|height|radius|pad|margin|step|scale|calc\(/i.test(name);
  return [...(isLength ? lengths : []), ...others, ...lengths].find(isUsable);
}

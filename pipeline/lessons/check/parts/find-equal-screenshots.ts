/** The pairs of names with equal screenshots: each name with the first that has the same screenshot. */
export function findEqualScreenshots(
  shown: readonly { name: string; screenshot: string }[],
): [string, string][] {
  return shown.flatMap(({ name, screenshot }, index): [string, string][] => {
    const first = shown.findIndex((other) => other.screenshot === screenshot);
    return first < index ? [[shown[first]?.name ?? '', name]] : [];
  });
}

/** Where the prebuilt result of an example is served. */
export function resultAddress(lesson: string, example: string): string {
  return `/results/${lesson}/${example}`;
}

import { useSampleCode, type SampleCode } from '#app/learn/code/use-sample-code.ts';
import type { HighlightedFile } from '#contract/lessons/lesson-code.ts';
import type { CompiledVersion } from '#contract/lessons/lesson-part-data.ts';

/**
 * The name a version's changes are stored under; no example's name has a slash. `id` is `<lesson>#<name>` of
 * the comparison.
 */
export const versionId = (id: string, index: number) => `${id}/${index + 1}`;

const noFiles: readonly HighlightedFile[] = [];

/** Each version's files with the learner's changes to them; a comparison has two or three versions. */
export function useVersionsCode(id: string, versions: readonly CompiledVersion[]): SampleCode[] {
  const first = useSampleCode(versionId(id, 0), versions[0]?.files ?? noFiles);
  const second = useSampleCode(versionId(id, 1), versions[1]?.files ?? noFiles);
  const third = useSampleCode(versionId(id, 2), versions[2]?.files ?? noFiles);
  return [first, second, third].slice(0, versions.length);
}

import { Children, createRef, isValidElement, useMemo, useState, type ReactNode } from 'react';
import { EditSwitch, ResetButton } from '#app/learn/code/edit-tools.tsx';
import { FileTabs } from '#app/learn/code/file-tabs.tsx';
import { useSampleCode, type SampleCode } from '#app/learn/code/use-sample-code.ts';
import { hasNeverFinished } from '#app/learn/code/running-mark.ts';
import { getCode, VersionColumn } from '#app/learn/compare/version-column.tsx';
import { findChangedLines } from '#app/learn/parts/marked-code/changed-lines.ts';
import { ResultsContext } from '#app/learn/parts/results-context.ts';
import type { ResultHandle } from '#app/learn/playground/result/result-frame.tsx';
import type { CodeLanguage, HighlightedFile } from '#contract/lessons/lesson-code.ts';
import type { CompiledCompare, CompiledVersion } from '#contract/lessons/lesson-part-data.ts';
import '#app/learn/parts/part-frame/part-frame.css';
import './compare.css';

/** The description of one version, compiled by the build. */
export function Version({ children }: { children: ReactNode }) {
  return children;
}

const versionStates = ['open', 'full', 'current'] as const;

/**
 * The name a version's changes are stored under; no example's name has a slash. `id` is `<lesson>#<name>` of
 * the comparison.
 */
const versionId = (id: string, index: number) => `${id}/${index + 1}`;

const noFiles: readonly HighlightedFile[] = [];

/** Each version's files with the learner's changes to them; a comparison has two or three versions. */
function useVersionsCode(id: string, versions: readonly CompiledVersion[]): SampleCode[] {
  const first = useSampleCode(versionId(id, 0), versions[0]?.files ?? noFiles);
  const second = useSampleCode(versionId(id, 1), versions[1]?.files ?? noFiles);
  const third = useSampleCode(versionId(id, 2), versions[2]?.files ?? noFiles);
  return [first, second, third].slice(0, versions.length);
}

/** The largest number of lines by which one file of a version differs from the first version. */
function countChangedLines(samples: readonly SampleCode[], languages: readonly CodeLanguage[]): number {
  const [first, ...others] = samples;
  return Math.max(
    ...languages.flatMap((language) =>
      others.map(
        (sample) => findChangedLines(first ? getCode(first, language) : '', getCode(sample, language)).length,
      ),
    ),
  );
}

/**
 * Two or three versions of one sample side by side, one below the other on a phone; the lines that differ are
 * marked. *Edit* turns the code of all of them into editors in place.
 */
export function Compare({
  lesson,
  name,
  title,
  versions,
  children,
}: CompiledCompare & { children: ReactNode }) {
  const id = `${lesson}#${name}`;
  const isVersion = (child: ReactNode) => isValidElement(child) && child.type === Version;
  const all = Children.toArray(children);
  const descriptions = all.filter(isVersion);
  const columns = useMemo(
    () => versions.map((version) => ({ version, frame: createRef<ResultHandle>() })),
    [versions],
  );
  const results = useMemo(() => ({ title, frames: columns.map(({ frame }) => frame) }), [title, columns]);
  const samples = useVersionsCode(id, versions);
  const [isEditing, setEditing] = useState(false);
  const [blockedVersions, setBlockedVersions] = useState<readonly number[]>([]);
  const [shownFile, setShownFile] = useState(0);
  const languages = versions[0]?.files.map(({ language }) => language) ?? [];
  const [first, second] = samples;
  const changedLineCount = countChangedLines(samples, languages);
  const isChanged = samples.some((sample) => sample.isChanged);

  function edit(): void {
    setBlockedVersions(
      samples.flatMap((_, index) => (hasNeverFinished(versionId(id, index)) ? [index] : [])),
    );
    for (const sample of samples) sample.hold();
    setEditing(true);
  }
  function reset(): void {
    for (const sample of samples) sample.reset();
    setBlockedVersions([]);
  }

  return (
    <figure
      className={`example compare ${isEditing ? 'is-edited' : ''} ${isChanged ? 'is-changed' : ''}`}
      aria-label={title}
    >
      <div className="example-head">
        <FileTabs id={id} title={title} languages={languages} shown={shownFile} onShow={setShownFile} />
        <span className="part-head-word mono">
          {`${changedLineCount} ${changedLineCount === 1 ? 'line differs' : 'lines differ'}`}
        </span>
        <div className="example-tools">
          {(isEditing || isChanged) && <ResetButton target="the lesson’s code" onClick={reset} />}
          <EditSwitch isEditing={isEditing} onEdit={edit} onDone={() => setEditing(false)} />
        </div>
      </div>
      <div className={`versions are-${versions.length}`}>
        {columns.map(({ version, frame }, index) => {
          const sample = samples[index];
          return (
            sample && (
              <VersionColumn
                key={version.name}
                id={versionId(id, index)}
                title={title}
                version={version}
                nodeState={versionStates[index] ?? 'open'}
                sample={sample}
                comparedWith={index === 0 ? second : first}
                language={languages[shownFile] ?? 'html'}
                isEditing={isEditing}
                shouldFocus={index === 0}
                isBlocked={blockedVersions.includes(index)}
                frame={frame}
                onShowFile={(language) => setShownFile(languages.indexOf(language))}
                onRun={() => setBlockedVersions(blockedVersions.filter((each) => each !== index))}
                description={descriptions[index]}
              />
            )
          );
        })}
      </div>
      <ResultsContext value={results}>{all.filter((child) => !isVersion(child))}</ResultsContext>
    </figure>
  );
}

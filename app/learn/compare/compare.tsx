import { Children, createRef, isValidElement, useMemo, useState, type ReactNode } from 'react';
import { EditSwitch, ResetButton } from '#app/learn/code/edit-tools.tsx';
import { FileTabs } from '#app/learn/code/file-tabs.tsx';
import type { SampleCode } from '#app/learn/code/use-sample-code.ts';
import { hasNeverFinished } from '#app/learn/code/stored-code.ts';
import { useVersionsCode, versionId } from '#app/learn/compare/use-versions-code.ts';
import { codeIn, VersionColumn } from '#app/learn/compare/version-column.tsx';
import { findChangedLines } from '#app/learn/parts/marked-code/changed-lines.ts';
import { ResultsContext } from '#app/learn/parts/results-context.ts';
import type { ResultHandle } from '#app/learn/playground/result/result-frame.tsx';
import type { CodeLanguage } from '#contract/lessons/lesson-code.ts';
import type { CompiledCompare } from '#contract/lessons/lesson-part-data.ts';
import '#app/learn/parts/part-frame/part-frame.css';
import './compare.css';

/** The sentence about one version, as the build wrote it. */
export function Version({ children }: { children: ReactNode }) {
  return children;
}

const signs = ['open', 'full', 'current'] as const;

/** How many lines of a file differ from the first version, in the version and file where they are most. */
function countDifferingLines(samples: readonly SampleCode[], languages: readonly CodeLanguage[]): number {
  const [first, ...others] = samples;
  return Math.max(
    ...languages.flatMap((language) =>
      others.map(
        (sample) => findChangedLines(first ? codeIn(first, language) : '', codeIn(sample, language)).length,
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
  const isSentence = (child: ReactNode) => isValidElement(child) && child.type === Version;
  const all = Children.toArray(children);
  const sentences = all.filter(isSentence);
  const columns = useMemo(
    () => versions.map((version) => ({ version, frame: createRef<ResultHandle>() })),
    [versions],
  );
  const results = useMemo(() => ({ title, frames: columns.map(({ frame }) => frame) }), [title, columns]);
  const samples = useVersionsCode(id, versions);
  const [isEditing, setEditing] = useState(false);
  const [held, setHeld] = useState<readonly number[]>([]);
  const [shownFile, setShownFile] = useState(0);
  const languages = versions[0]?.files.map(({ language }) => language) ?? [];
  const [first, second] = samples;
  const differing = countDifferingLines(samples, languages);
  const isChanged = samples.some((sample) => sample.isChanged);

  function edit(): void {
    setHeld(samples.flatMap((_, index) => (hasNeverFinished(versionId(id, index)) ? [index] : [])));
    for (const sample of samples) sample.recall();
    setEditing(true);
  }
  function reset(): void {
    for (const sample of samples) sample.reset();
    setHeld([]);
  }

  return (
    <figure
      className={`example compare ${isEditing ? 'is-edited' : ''} ${isChanged ? 'is-changed' : ''}`}
      aria-label={title}
    >
      <div className="example-head">
        <FileTabs id={id} title={title} languages={languages} shown={shownFile} onShow={setShownFile} />
        <span className="part-head-word mono">
          {differing} {differing === 1 ? 'line differs' : 'lines differ'}
        </span>
        <div className="example-tools">
          {(isEditing || isChanged) && <ResetButton to="the lesson’s code" onClick={reset} />}
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
                sign={signs[index] ?? 'open'}
                sample={sample}
                other={index === 0 ? second : first}
                language={languages[shownFile] ?? 'html'}
                isEditing={isEditing}
                takesFocus={index === 0}
                isHeld={held.includes(index)}
                frame={frame}
                onShowFile={(language) => setShownFile(languages.indexOf(language))}
                onRun={() => setHeld(held.filter((each) => each !== index))}
                sentence={sentences[index]}
              />
            )
          );
        })}
      </div>
      <ResultsContext value={results}>{all.filter((child) => !isSentence(child))}</ResultsContext>
    </figure>
  );
}

import { Children, createRef, isValidElement, useMemo, useState, type ReactNode } from 'react';
import { FileTabs } from '#app/learn/code/file-tabs.tsx';
import { findChangedLines } from '#app/learn/parts/marked-code/changed-lines.ts';
import { highlightLines } from '#app/learn/parts/marked-code/highlighted-lines.ts';
import { MarkedCode } from '#app/learn/parts/marked-code/marked-code.tsx';
import { ResultOf } from '#app/learn/parts/part-frame/result-of.tsx';
import { ResultsContext } from '#app/learn/parts/results-context.ts';
import { codeText } from '#app/learn/code/code-text.ts';
import type { ResultHandle } from '#app/learn/playground/result/result-frame.tsx';
import { Node } from '#app/ui/graph/node.tsx';
import type { CompiledCompare, CompiledVersion } from '#contract/lesson-part-data.ts';
import '#app/learn/parts/part-frame/part-frame.css';
import './compare.css';

/** The sentence about one version, as the build wrote it. */
export function Version({ children }: { children: ReactNode }) {
  return children;
}

/** The file's lines that differ from the same file of another version. */
function findDifferences(version: CompiledVersion, other: CompiledVersion | undefined, language: string) {
  const textOf = (each: CompiledVersion | undefined) =>
    codeText(each?.files.find((file) => file.language === language)?.html ?? '');
  return findChangedLines(textOf(other), textOf(version));
}

const signs = ['open', 'full', 'current'] as const;

/** Two or three versions of one sample side by side, one below the other on a phone; the lines that differ are marked. */
export function Compare({
  lesson,
  name,
  title,
  versions,
  children,
}: CompiledCompare & { children: ReactNode }) {
  const isSentence = (child: ReactNode) => isValidElement(child) && child.type === Version;
  const all = Children.toArray(children);
  const sentences = all.filter(isSentence);
  const results = useMemo(
    () => ({ title, frames: versions.map(() => createRef<ResultHandle>()) }),
    [title, versions],
  );
  const [shownFile, setShownFile] = useState(0);
  const [first, second] = versions;
  const languages = first?.files.map(({ language }) => language) ?? [];
  const differing = Math.max(
    ...languages.map((language) =>
      Math.max(...versions.slice(1).map((version) => findDifferences(version, first, language).length)),
    ),
  );
  return (
    <figure className="example compare" aria-label={title}>
      <div className="example-head">
        <FileTabs
          id={`${lesson}#${name}`}
          title={title}
          languages={languages}
          shown={shownFile}
          onShow={setShownFile}
        />
        <span className="part-head-word mono">
          {differing} {differing === 1 ? 'line differs' : 'lines differ'}
        </span>
      </div>
      <div className={`versions are-${versions.length}`}>
        {versions.map((version, index) => (
          <section key={version.name} className="version" aria-label={version.name}>
            <p className="version-name mono">
              <Node state={signs[index] ?? 'open'} size={12} /> {version.name}
            </p>
            <div className="example-code">
              {version.files.map(({ language, html }, file) => (
                <MarkedCode
                  key={language}
                  lines={highlightLines(codeText(html), html)}
                  label={`${language.toUpperCase()} of ${title}, ${version.name}`}
                  isShown={file === shownFile}
                  look="differs"
                  changed={findDifferences(version, index === 0 ? second : first, language)}
                  isNumbered
                />
              ))}
            </div>
            <ResultOf
              {...(results.frames[index] ? { ref: results.frames[index] } : {})}
              title={`${title}, ${version.name}`}
              result={version.result}
            />
            <div className="version-sentence">{sentences[index]}</div>
          </section>
        ))}
      </div>
      <ResultsContext value={results}>{all.filter((child) => !isSentence(child))}</ResultsContext>
    </figure>
  );
}

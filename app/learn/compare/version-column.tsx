import { useId, type ReactNode, type RefObject } from 'react';
import { markRunning } from '#app/learn/code/stored-code.ts';
import type { SampleCode } from '#app/learn/code/use-sample-code.ts';
import { EditedSample } from '#app/learn/example/edited-sample.tsx';
import { findChangedLines } from '#app/learn/parts/marked-code/changed-lines.ts';
import { highlightLines } from '#app/learn/parts/marked-code/highlighted-lines.ts';
import { MarkedCode } from '#app/learn/parts/marked-code/marked-code.tsx';
import { ResultFrame, type ResultHandle } from '#app/learn/playground/result/result-frame.tsx';
import { Button } from '#app/ui/controls/button.tsx';
import { Node, type NodeState } from '#app/ui/graph/node.tsx';
import { useDebouncedSources } from '#app/learn/code/use-debounced-sources.ts';
import type { CodeLanguage } from '#contract/lessons/lesson-code.ts';
import type { CompiledVersion } from '#contract/lessons/lesson-part-data.ts';

/** The code of one of a sample's files; '' where it has none in this language. */
export function codeIn({ sources }: SampleCode, language: CodeLanguage): string {
  return sources.find((file) => file.language === language)?.code ?? '';
}

type VersionColumnProps = {
  /** What its script is known by while it runs. */
  id: string;
  /** The comparison's title. */
  title: string;
  version: CompiledVersion;
  sign: NodeState;
  sample: SampleCode;
  /** The version that its lines are compared with. */
  other: SampleCode | undefined;
  /** The file that all versions show. */
  language: CodeLanguage;
  isEditing: boolean;
  takesFocus: boolean;
  /** Its script is not run until the learner asks, because it did not finish the last time. */
  isHeld: boolean;
  frame: RefObject<ResultHandle | null>;
  onShowFile: (language: CodeLanguage) => void;
  onRun: () => void;
  /** What the build says about it. */
  sentence: ReactNode;
};

/**
 * One version of a comparison: its code with the lines that differ, its result, its sentence; while one
 * edits, its editor.
 */
export function VersionColumn({
  id,
  title,
  version,
  sign,
  sample,
  other,
  language,
  isEditing,
  takesFocus,
  isHeld,
  frame,
  onShowFile,
  onRun,
  sentence,
}: VersionColumnProps) {
  const nameId = useId();
  const label = `${title}, ${version.name}`;
  const settled = useDebouncedSources(sample.sources);
  const isLive = (isEditing || sample.isChanged) && !isHeld;
  return (
    <div className="version" role="group" aria-labelledby={nameId}>
      <p id={nameId} className="version-name mono">
        <Node state={sign} size={12} /> {version.name}
      </p>
      <EditedSample
        title={label}
        files={version.files}
        sample={sample}
        shownFile={version.files.findIndex((file) => file.language === language)}
        language={language}
        isEditing={isEditing}
        takesFocus={takesFocus}
        nameId={nameId}
        frame={frame}
        onShowFile={(index) => onShowFile(version.files[index]?.language ?? language)}
        highlighted={version.files.map((file) => (
          <MarkedCode
            key={file.language}
            lines={highlightLines(codeIn(sample, file.language), file.html)}
            label={`${file.language.toUpperCase()} of ${label}`}
            isShown={file.language === language}
            look="differs"
            changed={other && findChangedLines(codeIn(other, file.language), codeIn(sample, file.language))}
            isNumbered
          />
        ))}
        result={(onPicked) => (
          <>
            <div className="part-result">
              <ResultFrame
                ref={frame}
                title={label}
                src={version.result.src}
                files={isLive ? settled : undefined}
                original={version.result.files}
                expectedHeight={version.result.expectedHeight}
                width="own"
                onPicked={onPicked}
                onRunning={(isRunning) => markRunning(id, isRunning)}
              />
              {isHeld && (
                <p className="result-held">
                  This script did not finish last time, so it was not run again.{' '}
                  <Button size="small" onClick={onRun}>
                    Run it
                  </Button>
                </p>
              )}
            </div>
            <div className="version-sentence">{sentence}</div>
          </>
        )}
      />
    </div>
  );
}

import { useId, type ReactNode, type RefObject } from 'react';
import { markRunning } from '#app/learn/code/running-mark.ts';
import type { SampleCode } from '#app/learn/code/use-sample-code.ts';
import { DraftNote } from '#app/learn/code/draft-note.tsx';
import { EditedSample } from '#app/learn/example/edited-sample.tsx';
import { findChangedLines } from '#app/learn/parts/marked-code/changed-lines.ts';
import { highlightLines } from '#app/learn/parts/marked-code/highlighted-lines.ts';
import { MarkedCode } from '#app/learn/parts/marked-code/marked-code.tsx';
import { hasScript } from '#app/learn/playground/document/has-script.ts';
import { ResultFrame, type ResultHandle } from '#app/learn/playground/result/result-frame.tsx';
import { Button } from '#app/ui/controls/button.tsx';
import { Node, type NodeState } from '#app/ui/graph/node.tsx';
import { useDebouncedSources } from '#app/learn/code/use-debounced-sources.ts';
import type { CodeLanguage } from '#contract/lessons/lesson-code.ts';
import type { CompiledVersion } from '#contract/lessons/lesson-part-data.ts';

/** The code of one of a sample's files; '' where it has none in this language. */
export function getCode({ sources }: SampleCode, language: CodeLanguage): string {
  return sources.find((file) => file.language === language)?.code ?? '';
}

type VersionColumnProps = {
  /** The key under which a running script is recorded. */
  id: string;
  /** The comparison's title. */
  title: string;
  version: CompiledVersion;
  nodeState: NodeState;
  sample: SampleCode;
  /** The version that its lines are compared with. */
  comparedWith: SampleCode | undefined;
  /** The file that all versions show. */
  language: CodeLanguage;
  isEditing: boolean;
  shouldFocus: boolean;
  /** Its script did not finish the last time, so it does not run until the learner presses *Run it*. */
  isBlocked: boolean;
  frame: RefObject<ResultHandle | null>;
  onShowFile: (language: CodeLanguage) => void;
  onRun: () => void;
  /** The version's description, compiled by the build. */
  description: ReactNode;
};

/** Why the script has not run. */
function HeldBack({ isBlocked, onRun }: Pick<VersionColumnProps, 'isBlocked' | 'onRun'>) {
  return (
    <p className="result-held">
      {isBlocked
        ? 'This script did not finish last time, so it was not run again.'
        : 'Your code has a script, which has not run yet.'}{' '}
      <Button size="small" onClick={onRun}>
        Run it
      </Button>
    </p>
  );
}

function VersionNote({ sample }: Pick<VersionColumnProps, 'sample'>) {
  if (sample.shownVersion === undefined && sample.otherVersions.length === 0) return null;
  return <DraftNote sample={sample} onShow={({ code }) => sample.replaceCode(code)} />;
}

/**
 * One version of a comparison: its code with the changed lines marked, or its editor, its result and its
 * description.
 */
export function VersionColumn({
  id,
  title,
  version,
  nodeState,
  sample,
  comparedWith,
  language,
  isEditing,
  shouldFocus,
  isBlocked,
  frame,
  onShowFile,
  onRun,
  description,
}: VersionColumnProps) {
  const nameId = useId();
  const label = `${title}, ${version.name}`;
  const debouncedSources = useDebouncedSources(sample.sources);
  const hasNotRun = sample.isRestored && hasScript(sample.sources);
  const isLive = (isEditing || sample.isChanged) && !isBlocked && !hasNotRun;
  const run = () => {
    sample.hold();
    onRun();
  };
  return (
    <div className="version" role="group" aria-labelledby={nameId}>
      <p id={nameId} className="version-name mono">
        <Node state={nodeState} size={12} /> {version.name}
      </p>
      <EditedSample
        title={label}
        files={version.files}
        sample={sample}
        shownFile={version.files.findIndex((file) => file.language === language)}
        language={language}
        isEditing={isEditing}
        shouldFocus={shouldFocus}
        nameId={nameId}
        frame={frame}
        onShowFile={(index) => onShowFile(version.files[index]?.language ?? language)}
        whose={<VersionNote sample={sample} />}
        highlighted={version.files.map((file) => (
          <MarkedCode
            key={file.language}
            lines={highlightLines(getCode(sample, file.language), file.html)}
            label={`${file.language.toUpperCase()} of ${label}`}
            isShown={file.language === language}
            look="differs"
            changed={
              comparedWith &&
              findChangedLines(getCode(comparedWith, file.language), getCode(sample, file.language))
            }
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
                files={isLive ? debouncedSources : undefined}
                original={version.result.files}
                expectedHeight={version.result.expectedHeight}
                width="auto"
                onPicked={onPicked}
                onRunning={(isRunning) => markRunning(id, isRunning)}
              />
              {(isBlocked || hasNotRun) && <HeldBack isBlocked={isBlocked} onRun={run} />}
            </div>
            <div className="version-sentence">{description}</div>
          </>
        )}
      />
    </div>
  );
}

import type { RefObject } from 'react';
import { markRunning } from '#app/learn/code/running-mark.ts';
import { useDebouncedSources } from '#app/learn/code/use-debounced-sources.ts';
import type { SampleCode } from '#app/learn/code/use-sample-code.ts';
import { joinSetup } from '#app/learn/parts/setup/join-setup.ts';
import {
  ResultFrame,
  type PickedElement,
  type ResultHandle,
  type ResultWidth,
} from '#app/learn/playground/result/result-frame.tsx';
import type { CompiledExample } from '#contract/lessons/lesson-parts.ts';
import type { SourceFile } from '#contract/lessons/lesson-code.ts';

type SampleResultProps = {
  /** `<lesson>#<name>`. */
  id: string;
  compiled: Pick<CompiledExample, 'title' | 'result' | 'height' | 'expectedHeight'>;
  sample: SampleCode;
  setupFiles: readonly SourceFile[];
  /** Shows the learner's code instead of the result that the build made. */
  isLive: boolean;
  width: ResultWidth;
  frame: RefObject<ResultHandle | null>;
  onPicked: (element: PickedElement) => void;
};

/** The result of a sample or warm-up: the lesson's own, made by the build, or that of the learner's code. */
export function SampleResult({
  id,
  compiled: { title, result, height, expectedHeight },
  sample,
  setupFiles,
  isLive,
  width,
  frame,
  onPicked,
}: SampleResultProps) {
  const debouncedSources = useDebouncedSources(sample.sources);
  return (
    <ResultFrame
      ref={frame}
      title={title}
      src={result}
      files={isLive ? joinSetup(debouncedSources, setupFiles) : undefined}
      original={joinSetup(sample.originals, setupFiles)}
      height={height}
      expectedHeight={expectedHeight}
      width={width}
      onPicked={onPicked}
      onRunning={(isRunning) => markRunning(id, isRunning)}
    />
  );
}

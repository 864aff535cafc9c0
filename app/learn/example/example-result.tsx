import type { RefObject } from 'react';
import { toSourceFiles } from '#app/learn/code/source-files.ts';
import { markRunning } from '#app/learn/code/stored-code.ts';
import type { ExampleController } from '#app/learn/example/use-example.ts';
import type { Measure } from '#app/learn/parts/measure/use-measure.ts';
import { joinSetup } from '#app/learn/parts/setup/join-setup.ts';
import {
  ResultFrame,
  type PickedElement,
  type ResultHandle,
  type ResultWidth,
} from '#app/learn/playground/result/result-frame.tsx';
import { useDebouncedSources } from '#app/learn/code/use-debounced-sources.ts';
import type { CompiledExample } from '#contract/lessons/lesson-parts.ts';

type ExampleResultProps = {
  compiled: CompiledExample;
  example: ExampleController;
  frame: RefObject<ResultHandle | null>;
  measure: Measure;
  width: ResultWidth;
  onPicked: (element: PickedElement) => void;
};

/** The example's result: the lesson's own, made by the build, or that of the learner's code. */
export function ExampleResult({ compiled, example, frame, measure, width, onPicked }: ExampleResultProps) {
  const { title, result, height, expectedHeight, setup = [] } = compiled;
  const { id, sample, view } = example;
  const debouncedSources = useDebouncedSources(sample.sources);
  const isLive = (view.isEditing || sample.isChanged) && view.blockedReason === undefined;
  const setupFiles = toSourceFiles(setup);
  return (
    <>
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
      {measure.isOn && measure.Layer && (
        <measure.Layer frame={frame} title={title} sources={sample.sources} onClose={measure.toggle} />
      )}
      {measure.hasFailed && (
        <p className="result-held" role="alert">
          Measure could not load. Check your connection and press it again.
        </p>
      )}
    </>
  );
}

import type { RefObject } from 'react';
import { toSourceFiles } from '#app/learn/code/source-files.ts';
import type { ExampleController } from '#app/learn/example/use-example.ts';
import type { Measure } from '#app/learn/parts/measure/use-measure.ts';
import type { PickedElement, ResultHandle, ResultWidth } from '#app/learn/playground/result/result-frame.tsx';
import { SampleResult } from '#app/learn/example/sample-result.tsx';
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
  const { title, setup = [] } = compiled;
  const { id, sample, view } = example;
  return (
    <>
      <SampleResult
        id={id}
        compiled={compiled}
        sample={sample}
        setupFiles={toSourceFiles(setup)}
        isLive={(view.isEditing || sample.isChanged) && view.blockedReason === undefined}
        width={width}
        frame={frame}
        onPicked={onPicked}
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

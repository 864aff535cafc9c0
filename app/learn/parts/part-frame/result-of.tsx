import type { Ref } from 'react';
import { ResultFrame, type ResultHandle } from '#app/learn/playground/result/result-frame.tsx';
import type { BuiltResult } from '#contract/lessons/lesson-part-data.ts';

/**
 * A result the build made, at the width of its place. `isPicture`: to look at alone, left out of the tab
 * order and of what is read aloud.
 */
export function ResultOf({
  ref,
  title,
  result,
  height,
  isPicture = false,
}: {
  ref?: Ref<ResultHandle>;
  title: string;
  result: BuiltResult;
  height?: number;
  isPicture?: boolean;
}) {
  return (
    <div className="part-result" inert={isPicture}>
      <ResultFrame
        {...(ref === undefined ? {} : { ref })}
        title={title}
        src={result.src}
        original={result.files}
        width="own"
        {...(height === undefined ? {} : { height })}
        expectedHeight={result.expectedHeight}
      />
    </div>
  );
}

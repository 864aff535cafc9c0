import type { Ref } from 'react';
import { ResultFrame, type ResultHandle } from '#app/learn/playground/result/result-frame.tsx';
import type { BuiltResult } from '#contract/lessons/lesson-part-data.ts';

/**
 * A prebuilt result at the available width. An inert one is a picture: it is not in the tab order and screen
 * readers skip it.
 */
export function BuiltResultFrame({
  ref,
  title,
  result,
  height,
  isInert = false,
}: {
  ref?: Ref<ResultHandle>;
  title: string;
  result: BuiltResult;
  height?: number;
  isInert?: boolean;
}) {
  return (
    <div className="part-result" inert={isInert}>
      <ResultFrame
        {...(ref === undefined ? {} : { ref })}
        title={title}
        src={result.src}
        original={result.files}
        width="auto"
        {...(height === undefined ? {} : { height })}
        expectedHeight={result.expectedHeight}
      />
    </div>
  );
}

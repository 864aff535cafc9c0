import { describeBox, describeLayout } from '#app/learn/parts/measure/describe-layout.ts';
import type { LayerId } from '#app/learn/parts/measure/layers.ts';
import type { Measures } from '#app/learn/playground/frame/measure/measures.ts';

type MeasureAsTextProps = { title: string; measures: Measures; shown: ReadonlySet<LayerId> };

/** What is drawn over the result, in words for screen readers. */
export function MeasureAsText({ title, measures: { boxes, layout }, shown }: MeasureAsTextProps) {
  return (
    <>
      {boxes.length > 0 && shown.has('sizes') && (
        <ul className="visually-hidden" aria-label={`Sizes in ${title}`}>
          {boxes.map((box, index) => (
            <li key={index}>{describeBox(box)}</li>
          ))}
        </ul>
      )}
      {layout && shown.has('layout') && (
        <ul className="visually-hidden" aria-label={`Flex and grid in ${title}`}>
          {describeLayout(layout, boxes).map((line, index) => (
            <li key={index}>{line}</li>
          ))}
        </ul>
      )}
    </>
  );
}

import { Ruler } from 'lucide-react';
import { EditSwitch, ResetButton } from '#app/learn/code/edit-tools.tsx';
import { ShareButton } from '#app/learn/example/share-button.tsx';
import { hasDraftNote, type ExampleController } from '#app/learn/example/use-example.ts';
import { WidthSwitch } from '#app/learn/example/width-switch.tsx';
import type { Measure } from '#app/learn/parts/measure/use-measure.ts';
import type { ResultWidth } from '#app/learn/playground/result/result-frame.tsx';

type ExampleToolsProps = {
  name: string;
  example: ExampleController;
  measure: Measure;
  width: ResultWidth;
  onWidth: (width: ResultWidth) => void;
};

/** The buttons above an example. *Share* appears once the learner edits the code; *Reset* where no note below the code has *Start over*. */
export function ExampleTools({ name, example, measure, width, onWidth }: ExampleToolsProps) {
  const { sample, view } = example;
  const hasLearnerCode = view.isEditing || sample.isChanged;
  return (
    <div className="example-tools">
      <button
        type="button"
        className="tool measure-tool"
        aria-pressed={measure.isOn}
        onClick={measure.toggle}
        onKeyDown={({ key }) => {
          // Where the focus stays after the press that switched it on.
          if (key === 'Escape' && measure.isOn) measure.toggle();
        }}
      >
        <Ruler aria-hidden="true" strokeWidth={1.75} />
        <span className="measure-word">Measure</span>
      </button>
      <WidthSwitch width={width} onChange={onWidth} />
      {sample.isChanged && !hasDraftNote(example) && (
        <ResetButton target="the lesson’s code" onClick={example.reset} />
      )}
      {hasLearnerCode && <ShareButton name={name} sources={sample.sources} />}
      <EditSwitch isEditing={view.isEditing} onEdit={example.edit} onDone={example.stopEditing} />
    </div>
  );
}

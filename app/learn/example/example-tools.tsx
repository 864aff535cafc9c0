import { Ellipsis, Link as LinkIcon, Ruler } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { EditSwitch, ResetButton } from '#app/learn/code/edit-tools.tsx';
import { ShareButton, useShare } from '#app/learn/example/share-button.tsx';
import { hasDraftNote, type ExampleController } from '#app/learn/example/use-example.ts';
import { widths, WidthSwitch } from '#app/learn/example/width-switch.tsx';
import type { Measure } from '#app/learn/parts/measure/use-measure.ts';
import type { ResultWidth } from '#app/learn/playground/result/result-frame.tsx';
import { Menu } from '#app/ui/overlays/menu.tsx';
import { exampleTools, type ExampleTool } from '#contract/lessons/lesson-parts.ts';

type ExampleToolsProps = {
  name: string;
  title: string;
  /** The tools that are in the bar from the start. */
  show: readonly ExampleTool[];
  example: ExampleController;
  measure: Measure;
  width: ResultWidth;
  onWidth: (width: ResultWidth) => void;
};

type Choice = ExampleTool | 'share';

/** What takes the place of a chosen item. */
const chosenTool: Record<Choice, string> = {
  measure: '.measure-tool[aria-pressed="true"]',
  widths: '.width-tool[aria-pressed="true"]',
  share: '.share-tool',
};

/**
 * The buttons above an example: *Edit*, the tools that the lesson's text names, and a menu with the others. A tool that
 * was chosen in the menu stays in the bar, where a second press ends it. *Copy link* is in the bar once the learner edits
 * the code; *Reset* where no note below the code has *Start over*.
 */
export function ExampleTools({ name, title, show, example, measure, width, onWidth }: ExampleToolsProps) {
  const { sample, view } = example;
  const hasLearnerCode = view.isEditing || sample.isChanged;
  const [chosen, setChosen] = useState<readonly Choice[]>([]);
  const link = useShare(name, sample.sources);
  const bar = useRef<HTMLDivElement>(null);
  const last = chosen.at(-1);
  useEffect(() => {
    // Its item is gone, so the focus goes to the button that took its place.
    if (last) bar.current?.querySelector<HTMLElement>(chosenTool[last])?.focus();
  }, [last]);
  const isShown = (tool: ExampleTool) => show.includes(tool) || chosen.includes(tool);
  const isShareShown = hasLearnerCode || chosen.includes('share');

  function choose(tool: Choice, press: () => void): void {
    setChosen([...chosen, tool]);
    press();
  }
  return (
    <div ref={bar} className="example-tools">
      {isShown('measure') && (
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
      )}
      {isShown('widths') && <WidthSwitch width={width} onChange={onWidth} />}
      {sample.isChanged && !hasDraftNote(example) && (
        <ResetButton target="the lesson’s code" onClick={example.reset} />
      )}
      {isShareShown && <ShareButton {...link} />}
      <EditSwitch isEditing={view.isEditing} onEdit={example.edit} onDone={example.stopEditing} />
      {!(isShareShown && exampleTools.every(isShown)) && (
        <Menu
          label={<Ellipsis aria-hidden="true" strokeWidth={1.75} />}
          name={`More tools for ${title}`}
          align="right"
          buttonClass="tool"
          panelClass="example-menu"
          isLazy
        >
          {!isShown('measure') && (
            <button type="button" className="menu-item" onClick={() => choose('measure', measure.toggle)}>
              <Ruler aria-hidden="true" size={16} strokeWidth={1.75} />
              Measure
            </button>
          )}
          {!isShown('widths') &&
            widths.map(({ width: choice, says, Icon }) => (
              <button
                key={choice}
                type="button"
                className="menu-item"
                onClick={() => choose('widths', () => onWidth(choice))}
              >
                <Icon aria-hidden="true" size={16} strokeWidth={1.75} />
                {says}
              </button>
            ))}
          {!isShareShown && (
            <button
              type="button"
              className="menu-item"
              onClick={() => choose('share', () => void link.share())}
            >
              <LinkIcon aria-hidden="true" size={16} strokeWidth={1.75} />
              Copy link
            </button>
          )}
        </Menu>
      )}
    </div>
  );
}

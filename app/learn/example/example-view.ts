/** How an example is open: whether it is edited, which file is in front, and whether its script may run. */
export type ExampleView = {
  isEditing: boolean;
  /** The place of the file in front. */
  shownFile: number;
  /** Why the learner's code waits for *Run it*; undefined when it need not. */
  held: string | undefined;
  /** The page was opened by a link to code that can't be read. */
  isBrokenLink: boolean;
};

type ViewEvent =
  | { type: 'editingStarted'; hasNeverFinished: boolean }
  | { type: 'editingEnded' }
  | { type: 'fileChosen'; file: number }
  | { type: 'sharedCodeOpened'; hasScript: boolean }
  | { type: 'sharedCodeUnreadable' }
  /** The learner pressed *Run it*, or went back to the lesson's own code. */
  | { type: 'codeReleased' };

export const initialView: ExampleView = {
  isEditing: false,
  shownFile: 0,
  held: undefined,
  isBrokenLink: false,
};

export function viewReducer(view: ExampleView, event: ViewEvent): ExampleView {
  switch (event.type) {
    case 'editingStarted':
      return {
        ...view,
        isEditing: true,
        held: event.hasNeverFinished
          ? 'This script did not finish last time, so it was not run again.'
          : view.held,
      };
    case 'editingEnded':
      return { ...view, isEditing: false };
    case 'fileChosen':
      return { ...view, shownFile: event.file };
    case 'sharedCodeOpened':
      return {
        ...view,
        isEditing: true,
        isBrokenLink: false,
        held: event.hasScript ? 'This shared code has a script, which has not run yet.' : view.held,
      };
    case 'sharedCodeUnreadable':
      return { ...view, isBrokenLink: true };
    case 'codeReleased':
      return { ...view, held: undefined };
  }
}

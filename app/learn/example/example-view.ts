/**
 * The state of an example's view: whether it is being edited, which file is shown, and whether its script may
 * run.
 */
export type ExampleView = {
  isEditing: boolean;
  /** The index of the shown file. */
  shownFile: number;
  /** Why the learner's code does not run before *Run it* is pressed; undefined when it may run. */
  blockedReason: string | undefined;
  /** The page was opened by a link to code that can't be read. */
  isBrokenLink: boolean;
  /** The page was opened by a link to code, and nothing else was shown since. */
  isShared: boolean;
};

type ViewEvent =
  | { type: 'editingStarted'; hasNeverFinished: boolean }
  | { type: 'editingEnded' }
  | { type: 'fileSelected'; file: number }
  | { type: 'sharedCodeOpened'; hasScript: boolean }
  | { type: 'sharedCodeUnreadable' }
  /** The learner pressed *Run it*, or went back to the lesson's own code. */
  | { type: 'codeUnblocked' };

export const initialView: ExampleView = {
  isEditing: false,
  shownFile: 0,
  blockedReason: undefined,
  isBrokenLink: false,
  isShared: false,
};

export function viewReducer(view: ExampleView, event: ViewEvent): ExampleView {
  switch (event.type) {
    case 'editingStarted':
      return {
        ...view,
        isEditing: true,
        blockedReason: event.hasNeverFinished
          ? 'This script did not finish last time, so it was not run again.'
          : view.blockedReason,
      };
    case 'editingEnded':
      return { ...view, isEditing: false };
    case 'fileSelected':
      return { ...view, shownFile: event.file };
    case 'sharedCodeOpened':
      return {
        ...view,
        isEditing: true,
        isBrokenLink: false,
        isShared: true,
        blockedReason: event.hasScript
          ? 'This shared code has a script, which has not run yet.'
          : view.blockedReason,
      };
    case 'sharedCodeUnreadable':
      return { ...view, isBrokenLink: true };
    case 'codeUnblocked':
      return { ...view, isShared: false, blockedReason: undefined };
  }
}

/** What the learner has opened in an exercise. */
export type ExerciseView = {
  isEditing: boolean;
  /** Whether the task has made way for the commit, because the code passed. */
  isTaskDone: boolean;
  /** The index of the shown file. */
  shownFile: number;
  hintsShown: number;
  areSolutionsShown: boolean;
};

type ViewEvent =
  | { type: 'editingStarted' }
  | { type: 'passed' }
  | { type: 'codeReset' }
  | { type: 'fileSelected'; file: number }
  | { type: 'hintRequested' }
  | { type: 'solutionsToggled'; areShown: boolean };

export const initialView: ExerciseView = {
  isEditing: false,
  isTaskDone: false,
  shownFile: 0,
  hintsShown: 0,
  areSolutionsShown: false,
};

export function viewReducer(view: ExerciseView, event: ViewEvent): ExerciseView {
  switch (event.type) {
    case 'editingStarted':
      return { ...view, isEditing: true };
    case 'passed':
      return { ...view, isTaskDone: true, areSolutionsShown: false };
    case 'codeReset':
      return { ...view, isTaskDone: false };
    case 'fileSelected':
      return { ...view, shownFile: event.file };
    case 'hintRequested':
      return { ...view, hintsShown: view.hintsShown + 1 };
    case 'solutionsToggled':
      return { ...view, areSolutionsShown: event.areShown };
  }
}

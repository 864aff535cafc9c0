/** What the learner has opened in an exercise. */
export type ExerciseView = {
  isEditing: boolean;
  /** Whether the learner has changed the code or run the checks. */
  hasAttempted: boolean;
  /** The index of the shown file. */
  shownFile: number;
  hintsShown: number;
  areSolutionsShown: boolean;
};

type ViewEvent =
  | { type: 'editingStarted' }
  | { type: 'attempted' }
  | { type: 'fileSelected'; file: number }
  | { type: 'hintRequested' }
  | { type: 'solutionsToggled'; areShown: boolean };

export const initialView: ExerciseView = {
  isEditing: false,
  hasAttempted: false,
  shownFile: 0,
  hintsShown: 0,
  areSolutionsShown: false,
};

export function viewReducer(view: ExerciseView, event: ViewEvent): ExerciseView {
  switch (event.type) {
    case 'editingStarted':
      return { ...view, isEditing: true };
    case 'attempted':
      return { ...view, hasAttempted: true };
    case 'fileSelected':
      return { ...view, shownFile: event.file };
    case 'hintRequested':
      return { ...view, hintsShown: view.hintsShown + 1 };
    case 'solutionsToggled':
      return { ...view, areSolutionsShown: event.areShown };
  }
}

/** What the learner has opened in an exercise. */
export type ExerciseView = {
  isEditing: boolean;
  /** The index of the shown file. */
  shownFile: number;
  hintsShown: number;
  areSolutionsShown: boolean;
};

type ViewEvent =
  | { type: 'editingStarted' }
  | { type: 'fileSelected'; file: number }
  | { type: 'hintRequested' }
  | { type: 'solutionsToggled'; areShown: boolean };

export const initialView: ExerciseView = {
  isEditing: false,
  shownFile: 0,
  hintsShown: 0,
  areSolutionsShown: false,
};

export function viewReducer(view: ExerciseView, event: ViewEvent): ExerciseView {
  switch (event.type) {
    case 'editingStarted':
      return { ...view, isEditing: true };
    case 'fileSelected':
      return { ...view, shownFile: event.file };
    case 'hintRequested':
      return { ...view, hintsShown: view.hintsShown + 1 };
    case 'solutionsToggled':
      return { ...view, areSolutionsShown: event.areShown };
  }
}

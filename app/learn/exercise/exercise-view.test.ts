import { describe, expect, it } from 'vitest';
import { viewReducer, initialView } from './exercise-view.ts';

describe('what is open in an exercise', () => {
  it('starts with nothing but the first file', () => {
    expect(initialView).toEqual({
      isEditing: false,
      isTaskDone: false,
      shownFile: 0,
      hintsShown: 0,
      areSolutionsShown: false,
    });
  });

  it('shows one hint more each time, and leaves the rest as it was', () => {
    const editing = viewReducer(initialView, { type: 'editingStarted' });
    const first = viewReducer(editing, { type: 'hintRequested' });
    expect(viewReducer(first, { type: 'hintRequested' })).toEqual({ ...editing, hintsShown: 2 });
  });

  it('keeps the file in front while solutions come and go', () => {
    const second = viewReducer(initialView, { type: 'fileSelected', file: 1 });
    const open = viewReducer(second, { type: 'solutionsToggled', areShown: true });
    expect(open).toEqual({ ...second, areSolutionsShown: true });
    expect(viewReducer(open, { type: 'solutionsToggled', areShown: false })).toEqual(second);
  });

  it('puts the task away when the code passes, and brings it back with the code to start from', () => {
    const open = viewReducer(initialView, { type: 'solutionsToggled', areShown: true });
    const passed = viewReducer(open, { type: 'passed' });
    expect(passed).toEqual({ ...initialView, isTaskDone: true });
    expect(viewReducer(passed, { type: 'codeReset' })).toEqual(initialView);
  });
});

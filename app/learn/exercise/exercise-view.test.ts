import { describe, expect, it } from 'vitest';
import { reduceView, startOfView } from './exercise-view.ts';

describe('what is open in an exercise', () => {
  it('starts with nothing but the first file', () => {
    expect(startOfView).toEqual({ isEditing: false, shownFile: 0, hintsShown: 0, areSolutionsShown: false });
  });

  it('shows one hint more each time, and leaves the rest as it was', () => {
    const editing = reduceView(startOfView, { type: 'editingStarted' });
    const first = reduceView(editing, { type: 'hintAsked' });
    expect(reduceView(first, { type: 'hintAsked' })).toEqual({ ...editing, hintsShown: 2 });
  });

  it('keeps the file in front while solutions come and go', () => {
    const second = reduceView(startOfView, { type: 'fileChosen', file: 1 });
    const open = reduceView(second, { type: 'solutionsToggled', areShown: true });
    expect(open).toEqual({ ...second, areSolutionsShown: true });
    expect(reduceView(open, { type: 'solutionsToggled', areShown: false })).toEqual(second);
  });
});

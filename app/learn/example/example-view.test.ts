import { describe, expect, it } from 'vitest';
import { reduceView, startOfView } from './example-view.ts';

describe('how an example is open', () => {
  it('holds a script back that did not finish the last time, until it is released', () => {
    const calm = reduceView(startOfView, { type: 'editingStarted', hasNeverFinished: false });
    expect(calm).toEqual({ ...startOfView, isEditing: true });
    const held = reduceView(startOfView, { type: 'editingStarted', hasNeverFinished: true });
    expect(held.held).toMatch(/did not finish/);
    expect(reduceView(held, { type: 'codeReleased' })).toEqual(calm);
  });

  it('goes on holding a shared script when the learner edits', () => {
    const shared = reduceView(startOfView, { type: 'sharedCodeOpened', hasScript: true });
    expect(shared).toMatchObject({ isEditing: true, held: expect.stringMatching(/shared code/) });
    const done = reduceView(shared, { type: 'editingEnded' });
    expect(reduceView(done, { type: 'editingStarted', hasNeverFinished: false })).toEqual(shared);
  });

  it('forgets the link that could not be read when one comes that can', () => {
    const broken = reduceView(startOfView, { type: 'sharedCodeUnreadable' });
    expect(broken).toEqual({ ...startOfView, isBrokenLink: true });
    expect(reduceView(broken, { type: 'sharedCodeOpened', hasScript: false })).toEqual({
      ...startOfView,
      isEditing: true,
    });
  });
});

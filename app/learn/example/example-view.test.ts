import { describe, expect, it } from 'vitest';
import { viewReducer, initialView } from './example-view.ts';

describe('how an example is open', () => {
  it('holds a script back that did not finish the last time, until it is released', () => {
    const calm = viewReducer(initialView, { type: 'editingStarted', hasNeverFinished: false });
    expect(calm).toEqual({ ...initialView, isEditing: true });
    const blocked = viewReducer(initialView, { type: 'editingStarted', hasNeverFinished: true });
    expect(blocked.blockedReason).toMatch(/did not finish/);
    expect(viewReducer(blocked, { type: 'codeUnblocked' })).toEqual(calm);
  });

  it('goes on holding a shared script when the learner edits', () => {
    const shared = viewReducer(initialView, { type: 'sharedCodeOpened', hasScript: true });
    expect(shared).toMatchObject({ isEditing: true, blockedReason: expect.stringMatching(/shared code/) });
    const done = viewReducer(shared, { type: 'editingEnded' });
    expect(viewReducer(done, { type: 'editingStarted', hasNeverFinished: false })).toEqual(shared);
  });

  it('forgets the link that could not be read when one comes that can', () => {
    const broken = viewReducer(initialView, { type: 'sharedCodeUnreadable' });
    expect(broken).toEqual({ ...initialView, isBrokenLink: true });
    expect(viewReducer(broken, { type: 'sharedCodeOpened', hasScript: false })).toEqual({
      ...initialView,
      isEditing: true,
      isShared: true,
    });
  });
});

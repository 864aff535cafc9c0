import { describe, expect, it } from 'vitest';
import { listBranchPaths } from './log-branches.ts';

describe('the branches of the commit log', () => {
  it('has none while everyone commits to the trunk', () => {
    expect(listBranchPaths([0, 0, 0])).toEqual([]);
  });
  it('leaves the older trunk commit level and returns to the newer one', () => {
    expect(listBranchPaths([0, 1, 0])).toEqual(['M10 25H24a12 12 0 0 1 12 12V113a12 12 0 0 1 -12 12H10']);
  });
  it('draws a branch of a branch from the commits around it', () => {
    const paths = listBranchPaths([0, 1, 2, 1, 0]);
    expect(paths).toHaveLength(2);
    expect(paths[1]).toMatch(/^M36 75H50/);
    expect(paths[1]).toMatch(/H36$/);
  });
  it('starts a second lane at the trunk when nobody committed to the first in between', () => {
    expect(listBranchPaths([0, 2, 1, 0])[1]).toMatch(/^M10 25H50/);
    expect(listBranchPaths([0, 2, 0])).toHaveLength(1);
  });
  it('draws no branch that has no older commit to leave from', () => {
    expect(listBranchPaths([0, 1])).toEqual([]);
  });
});

import { describe, expect, it } from 'vitest';
import { findNeighbour, findSwipe } from './swipe.ts';

describe('a swipe', () => {
  it('to the left brings the next picture, to the right the one before', () => {
    expect(findSwipe({ x: 200, y: 100 }, { x: 120, y: 110 })).toBe(1);
    expect(findSwipe({ x: 120, y: 100 }, { x: 200, y: 90 })).toBe(-1);
  });
  it('that is short, or meant for scrolling, turns nothing', () => {
    expect(findSwipe({ x: 200, y: 100 }, { x: 170, y: 100 })).toBeUndefined();
    expect(findSwipe({ x: 200, y: 100 }, { x: 140, y: 180 })).toBeUndefined();
    expect(findSwipe({ x: 200, y: 100 }, { x: 200, y: 100 })).toBeUndefined();
  });
});

describe('the neighbour of a picture', () => {
  const entries = [{ id: 'a' }, { id: 'b' }, { id: 'c' }];
  it('is the next or the one before', () => {
    expect(findNeighbour(entries, 'a', 1)?.id).toBe('b');
    expect(findNeighbour(entries, 'b', -1)?.id).toBe('a');
  });
  it('past either end is the one at the other', () => {
    expect(findNeighbour(entries, 'c', 1)?.id).toBe('a');
    expect(findNeighbour(entries, 'a', -1)?.id).toBe('c');
  });
  it('of an unknown picture is none', () => {
    expect(findNeighbour(entries, 'x', 1)).toBeUndefined();
  });
});

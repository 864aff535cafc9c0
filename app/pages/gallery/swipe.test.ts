import { describe, expect, it } from 'vitest';
import { findAdjacent, findSwipeDirection } from './swipe.ts';

describe('a swipe', () => {
  it('to the left brings the next picture, to the right the one before', () => {
    expect(findSwipeDirection({ x: 200, y: 100 }, { x: 120, y: 110 })).toBe(1);
    expect(findSwipeDirection({ x: 120, y: 100 }, { x: 200, y: 90 })).toBe(-1);
  });
  it('that is short, or meant for scrolling, turns nothing', () => {
    expect(findSwipeDirection({ x: 200, y: 100 }, { x: 170, y: 100 })).toBeUndefined();
    expect(findSwipeDirection({ x: 200, y: 100 }, { x: 140, y: 180 })).toBeUndefined();
    expect(findSwipeDirection({ x: 200, y: 100 }, { x: 200, y: 100 })).toBeUndefined();
  });
});

describe('the neighbour of a picture', () => {
  const entries = [{ id: 'a' }, { id: 'b' }, { id: 'c' }];
  it('is the next or the one before', () => {
    expect(findAdjacent(entries, 'a', 1)?.id).toBe('b');
    expect(findAdjacent(entries, 'b', -1)?.id).toBe('a');
  });
  it('past either end is the one at the other', () => {
    expect(findAdjacent(entries, 'c', 1)?.id).toBe('a');
    expect(findAdjacent(entries, 'a', -1)?.id).toBe('c');
  });
  it('of an unknown picture is none', () => {
    expect(findAdjacent(entries, 'x', 1)).toBeUndefined();
  });
});

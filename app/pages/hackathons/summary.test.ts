import { describe, expect, it } from 'vitest';
import { formatCount, formatStatuses } from './summary.ts';

describe('the state of the hackathons', () => {
  it('counts the open ones first', () => {
    expect(formatStatuses([{ status: 'closed' }, { status: 'open' }, { status: 'closed' }])).toBe(
      'One is open, two are behind us.',
    );
  });
  it('names those that are coming', () => {
    expect(formatStatuses([{ status: 'coming_soon' }, { status: 'closed' }])).toBe(
      'One is coming soon, one is behind us.',
    );
  });
  it('has a sentence for an empty list', () =>
    expect(formatStatuses([])).toBe('The next one is being planned.'));
});

it('the count has a singular', () => {
  expect([0, 1, 3].map(formatCount)).toEqual(['No hackathons', '1 hackathon', '3 hackathons']);
});

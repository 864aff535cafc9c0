import { describe, expect, it } from 'vitest';
import { describeCount, describeStatuses } from './summary.ts';

describe('the state of the hackathons', () => {
  it('counts the open ones first', () => {
    expect(describeStatuses([{ status: 'closed' }, { status: 'open' }, { status: 'closed' }])).toBe(
      'One is open, two are behind us.',
    );
  });
  it('names those that are coming', () => {
    expect(describeStatuses([{ status: 'coming_soon' }, { status: 'closed' }])).toBe(
      'One is coming soon, one is behind us.',
    );
  });
  it('has a sentence for an empty list', () =>
    expect(describeStatuses([])).toBe('The next one is being planned.'));
});

it('the count has a singular', () => {
  expect([0, 1, 3].map(describeCount)).toEqual(['No hackathons', '1 hackathon', '3 hackathons']);
});

import { describe, expect, it } from 'vitest';
import { countDone, findTechnologyState, getStepStates } from './progress-on-path.ts';

const steps = [{ technologies: ['html', 'css'] }, { technologies: ['jsx'] }, { technologies: ['vite'] }];

describe('progress on a path', () => {
  it('is at the first step while nothing is marked', () => {
    expect(getStepStates(steps, {})).toEqual(['current', 'future', 'future']);
  });
  it('is at the first step that is not done wholly, whatever is done further down', () => {
    expect(getStepStates(steps, { html: 'done', css: 'learning', vite: 'done' })).toEqual([
      'current',
      'future',
      'future',
    ]);
    expect(getStepStates(steps, { html: 'done', css: 'done', vite: 'done' })).toEqual([
      'done',
      'current',
      'future',
    ]);
  });
  it('is behind the learner when all is done', () => {
    expect(getStepStates(steps, { html: 'done', css: 'done', jsx: 'done', vite: 'done' })).toEqual([
      'done',
      'done',
      'done',
    ]);
  });
  it('counts what is done, not what is being learned', () => {
    expect(countDone(['html', 'css', 'jsx'], { html: 'done', css: 'learning' })).toBe(1);
  });
  it('ignores the properties that every object inherits', () => {
    expect(findTechnologyState({}, 'constructor')).toBe('none');
  });
});

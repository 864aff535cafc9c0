import { describe, expect, test } from 'vitest';
import { checkRunReducer, initialCheckRun } from './check-run-state.ts';
import type { CheckResult } from './check-result.ts';

const results: CheckResult[] = [
  {
    id: 'list',
    says: 'The page has a list.',
    passed: true,
    variesByWidth: false,
    expected: '1',
    got: '1',
    isLate: false,
  },
];
const finished = checkRunReducer(checkRunReducer(initialCheckRun, { type: 'runStarted' }), {
  type: 'runFinished',
  results,
});

describe('the state of an exercise’s checks', () => {
  test('is idle with the results after a run', () => {
    expect(finished).toEqual({ status: 'idle', runCount: 1, lastRun: { outcome: 'finished', results } });
  });

  test('keeps the previous results while the checks run again', () => {
    expect(checkRunReducer(finished, { type: 'runStarted' })).toEqual({ ...finished, status: 'running' });
  });

  test('has no results after a change of the code', () => {
    expect(checkRunReducer(finished, { type: 'codeChanged' })).toEqual({ ...initialCheckRun, runCount: 1 });
  });

  test('does not end a run when the code changes', () => {
    const running = checkRunReducer(finished, { type: 'runStarted' });
    expect(checkRunReducer(running, { type: 'codeChanged' })).toEqual({
      ...initialCheckRun,
      runCount: 1,
      status: 'running',
    });
  });

  test('has no results after a failed run, and stays failed when the code changes', () => {
    const failed = checkRunReducer(finished, { type: 'runFailed' });
    expect(failed).toEqual({ status: 'idle', runCount: 2, lastRun: { outcome: 'failed' } });
    expect(checkRunReducer(failed, { type: 'codeChanged' })).toBe(failed);
  });

  test('has no results after a run that was late, and is new when the code changes', () => {
    const late = checkRunReducer(finished, { type: 'runLate' });
    expect(late).toEqual({ status: 'idle', runCount: 2, lastRun: { outcome: 'late' } });
    expect(checkRunReducer(late, { type: 'codeChanged' })).toEqual({ ...initialCheckRun, runCount: 2 });
  });
});

import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createAvailabilityCheck, type Availability } from '#app/pages/register/use-availability.ts';

let answers: Availability[];
let open: {
  value: string;
  signal: AbortSignal;
  resolve: (takenMessage: string | null) => void;
  reject: (error: Error) => void;
}[];
let check: ReturnType<typeof createAvailabilityCheck>;

beforeEach(() => {
  vi.useFakeTimers();
  answers = [];
  open = [];
  check = createAvailabilityCheck(
    (value, signal) => new Promise((resolve, reject) => open.push({ value, signal, resolve, reject })),
    (answer) => answers.push(answer),
  );
});

afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

async function typeAndRest(value: string): Promise<void> {
  check.check(value);
  await vi.advanceTimersByTimeAsync(1000);
}

test('a word typed quickly is asked about once, as a whole', async () => {
  check.check('mee');
  check.check('meer');
  await typeAndRest('meera');
  expect(open.map(({ value }) => value)).toEqual(['meera']);
  open[0]?.resolve(null);
  await vi.runAllTimersAsync();
  expect(answers).toEqual([{ value: 'meera', takenMessage: null }]);
});

test('an answer that comes after a newer one never wins', async () => {
  await typeAndRest('meera');
  await typeAndRest('meera_k');
  open[1]?.resolve(null);
  open[0]?.resolve('Username is already taken');
  await vi.runAllTimersAsync();
  expect(answers).toEqual([{ value: 'meera_k', takenMessage: null }]);
});

test('an answer that comes while the next word waits is dropped, and its question aborted', async () => {
  await typeAndRest('meera');
  check.check('meera_k');
  open[0]?.resolve('Username is already taken');
  await vi.runAllTimersAsync();
  expect(open[0]?.signal.aborted).toBe(true);
  expect(answers).toEqual([]);
});

test('after stop no answer arrives', async () => {
  await typeAndRest('meera');
  check.stop();
  open[0]?.resolve(null);
  await vi.runAllTimersAsync();
  expect(answers).toEqual([]);
});

test('a failed question is logged and answers nothing', async () => {
  const info = vi.spyOn(console, 'info').mockImplementation(() => undefined);
  await typeAndRest('meera');
  open[0]?.reject(new Error('no network'));
  await vi.runAllTimersAsync();
  expect(answers).toEqual([]);
  expect(info).toHaveBeenCalledOnce();
});

test('a question that was given up is not logged', async () => {
  const info = vi.spyOn(console, 'info').mockImplementation(() => undefined);
  await typeAndRest('meera');
  check.stop();
  open[0]?.reject(new Error('aborted'));
  await vi.runAllTimersAsync();
  expect(info).not.toHaveBeenCalled();
});

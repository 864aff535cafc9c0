import { setImmediate } from 'node:timers/promises';

/** How long work may block the event loop. */
const sliceMs = 3;

/**
 * Makes a function to await often in long work: it lets other work run when the time is up, and throws once
 * the signal is aborted.
 */
export function createYielder(signal: AbortSignal): () => Promise<void> {
  let sliceStart = performance.now();
  return async () => {
    if (performance.now() - sliceStart < sliceMs) return;
    await setImmediate();
    signal.throwIfAborted();
    sliceStart = performance.now();
  };
}

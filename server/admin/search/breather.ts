/** How long a long piece of work may keep others waiting. */
const turnMilliseconds = 3;

/** To be awaited often in long work: lets others have a turn when it is due. Throws once the signal says that the work is in vain. */
export function createBreather(signal: AbortSignal): () => Promise<void> {
  let turnStart = performance.now();
  return async () => {
    if (performance.now() - turnStart < turnMilliseconds) return;
    await new Promise((resolve) => setImmediate(resolve));
    signal.throwIfAborted();
    turnStart = performance.now();
  };
}

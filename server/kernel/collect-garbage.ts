import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';

/**
 * Runs V8's garbage collector now, which blocks the process for some 35 ms. By itself V8 collects only when
 * memory is allocated, so an idle server would keep what its start used.
 */
export function collectGarbage(): void {
  setFlagsFromString('--expose-gc');
  // Only contexts made from now on have the function `gc`.
  const collect: unknown = runInNewContext('gc');
  setFlagsFromString('--no-expose-gc');
  if (typeof collect === 'function') collect();
}

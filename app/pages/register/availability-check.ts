/** The answer for a typed value: null when it is free, else the server's sentence. */
export type Availability = { value: string; taken: string | null };

type Ask = (value: string, signal: AbortSignal) => Promise<string | null>;

/** How long to wait after the last key: a client may make only sixty checks a minute. */
const debounceMs = 250;

/**
 * Asks about one field while it is typed. Only the newest value is ever answered: typing on aborts the
 * question before, and an answer that comes late or out of order is dropped. A failed question is logged, and
 * nothing is shown.
 */
export function createAvailabilityCheck(ask: Ask, onAnswer: (answer: Availability) => void) {
  let current: AbortController | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;

  function stop(): void {
    clearTimeout(timer);
    current?.abort();
    current = undefined;
  }

  async function question(value: string, mine: AbortController): Promise<void> {
    try {
      const taken = await ask(value, mine.signal);
      if (current === mine) onAnswer({ value, taken });
    } catch (error) {
      if (current === mine) console.info('Availability could not be checked:', error);
    }
  }

  return {
    /** Call it when the field has a new, well-formed value. */
    typed(value: string): void {
      stop();
      const mine = new AbortController();
      current = mine;
      timer = setTimeout(() => void question(value, mine), debounceMs);
    },
    stop,
  };
}

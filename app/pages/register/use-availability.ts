import { useEffect, useRef, useState } from 'react';
import { emailSchema, usernameSchema, unknownResponse } from '#contract/accounts.ts';
import { checkAvailabilityEndpoint } from '#contract/endpoints/account-endpoints.ts';
import { call } from '#app/session/api.ts';
import { readTakenMessage } from '#app/pages/register/read-taken-message.ts';

/** The result for a value. `takenMessage` is null when it is free, else the server's message. */
export type Availability = { value: string; takenMessage: string | null };

type FetchAvailability = (value: string, signal: AbortSignal) => Promise<string | null>;

/** How long to wait after the last key: a client may make only sixty checks a minute. */
const debounceMs = 250;

/**
 * Checks one field while the user types. Only the result for the newest value is reported: a new value aborts
 * the previous request, and a late response is dropped. A failed request is logged and not shown.
 */
export function createAvailabilityCheck(
  fetchAvailability: FetchAvailability,
  onResult: (result: Availability) => void,
) {
  let current: AbortController | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;

  function stop(): void {
    clearTimeout(timer);
    current?.abort();
    current = undefined;
  }

  async function runCheck(value: string, controller: AbortController): Promise<void> {
    try {
      const takenMessage = await fetchAvailability(value, controller.signal);
      if (current === controller) onResult({ value, takenMessage });
    } catch (error) {
      if (current === controller) console.info('Availability could not be checked:', error);
    }
  }

  return {
    /** Call it when the field has a new, well-formed value. */
    check(value: string): void {
      stop();
      const controller = new AbortController();
      current = controller;
      timer = setTimeout(() => void runCheck(value, controller), debounceMs);
    },
    stop,
  };
}

const schemas = { email: emailSchema, username: usernameSchema };

/**
 * The availability of a field's value while the user types: a message when taken, null when free, undefined
 * while unknown or malformed. `cancelCheck` cancels a scheduled or running check.
 */
export function useAvailability(
  field: 'email' | 'username',
  value: string,
): { takenMessage: string | null | undefined; cancelCheck: () => void } {
  const [latest, setLatest] = useState<Availability>();
  const check = useRef<ReturnType<typeof createAvailabilityCheck>>(undefined);
  const validValue = schemas[field].safeParse(value).data;

  useEffect(() => {
    check.current ??= createAvailabilityCheck(async (typedValue, signal) => {
      const endpoint = { ...checkAvailabilityEndpoint, response: unknownResponse };
      return readTakenMessage(await call(endpoint, { body: { [field]: typedValue }, signal }), field);
    }, setLatest);
    if (validValue === undefined) check.current.stop();
    else check.current.check(validValue);
    return () => check.current?.stop();
  }, [field, validValue]);

  return {
    takenMessage: validValue !== undefined && latest?.value === validValue ? latest.takenMessage : undefined,
    cancelCheck: () => check.current?.stop(),
  };
}

import { useEffect, useRef, useState } from 'react';
import { emailSchema, usernameSchema, unknownResponse } from '#contract/accounts.ts';
import { checkAvailabilityEndpoint } from '#contract/endpoints/account-endpoints.ts';
import { call } from '#app/session/api.ts';
import { readTakenMessage } from '#app/pages/register/read-taken-message.ts';
import { createAvailabilityCheck, type Availability } from '#app/pages/register/availability-check.ts';

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

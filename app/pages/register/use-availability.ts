import { useEffect, useRef, useState } from 'react';
import { emailSchema, usernameSchema, unknownResponse } from '#contract/accounts.ts';
import { checkAvailabilityEndpoint } from '#contract/endpoints/account-endpoints.ts';
import { call } from '#app/session/api.ts';
import { readTakenMessage } from '#app/pages/register/read-taken-message.ts';
import { createAvailabilityCheck, type Availability } from '#app/pages/register/availability-check.ts';

const schemas = { email: emailSchema, username: usernameSchema };

/**
 * What the server says of a field's value while it is typed: a sentence when taken, null when free, undefined
 * while unknown or malformed. `stopAsking` drops a question that is still waiting or open.
 */
export function useAvailability(
  field: 'email' | 'username',
  value: string,
): { taken: string | null | undefined; stopAsking: () => void } {
  const [known, setKnown] = useState<Availability>();
  const check = useRef<ReturnType<typeof createAvailabilityCheck>>(undefined);
  const asked = schemas[field].safeParse(value).data;

  useEffect(() => {
    check.current ??= createAvailabilityCheck(async (typed, signal) => {
      const endpoint = { ...checkAvailabilityEndpoint, response: unknownResponse };
      return readTakenMessage(await call(endpoint, { body: { [field]: typed }, signal }), field);
    }, setKnown);
    if (asked === undefined) check.current.stop();
    else check.current.typed(asked);
    return () => check.current?.stop();
  }, [field, asked]);

  return {
    taken: asked !== undefined && known?.value === asked ? known.taken : undefined,
    stopAsking: () => check.current?.stop(),
  };
}

import { useEffect, useEffectEvent, type RefObject } from 'react';

/** Calls `onInput` on hydration with what was typed into the field before it, if anything. */
export function useEarlyInput(
  field: RefObject<HTMLInputElement | null>,
  onInput: (text: string) => void,
): void {
  const reportEarlyInput = useEffectEvent(() => {
    const earlyValue = field.current?.value;
    if (earlyValue) onInput(earlyValue);
  });
  useEffect(() => reportEarlyInput(), []);
}

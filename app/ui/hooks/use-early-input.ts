import { useEffect, useEffectEvent, type RefObject } from 'react';

/** Calls `onInput` on hydration with what was typed into the field before it, if anything. */
export function useEarlyInput(
  field: RefObject<HTMLInputElement | null>,
  onInput: (text: string) => void,
): void {
  const passOn = useEffectEvent(() => {
    const early = field.current?.value;
    if (early) onInput(early);
  });
  useEffect(() => passOn(), []);
}

import { useEffect, useRef, type RefObject } from 'react';
import { useLocation } from 'react-router';

/**
 * Keeps an uncontrolled field in step with a `value` of the URL, which follows what is typed with a delay: the
 * field is written only when `value` changes for another reason (Back, a shared link, a cleared search). Call
 * `recordTyped` with each text that was typed, or with '' for a field that is to be emptied.
 */
export function useTypedValue(value: string): {
  field: RefObject<HTMLInputElement | null>;
  recordTyped: (text: string) => void;
} {
  const field = useRef<HTMLInputElement>(null);
  /** Text that was typed and is not in the URL yet. */
  const pendingText = useRef<string>(undefined);
  // Not written at first, because something may have been typed before hydration.
  const lastValue = useRef('');
  const { key } = useLocation();
  useEffect(() => {
    if (pendingText.current === value) pendingText.current = undefined;
    else if (pendingText.current === undefined && lastValue.current !== value && field.current)
      field.current.value = value;
    lastValue.current = value;
  }, [key, value]);
  return {
    field,
    recordTyped: (text) => {
      pendingText.current = text;
      if (field.current && field.current.value !== text) field.current.value = text;
    },
  };
}

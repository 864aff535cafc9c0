import { useEffect, useEffectEvent, type RefObject } from 'react';
import { useLocation, useNavigationType } from 'react-router';

/** What *Try the fix* of the search adds to its navigation: the name of the example or exercise to open. */
export type FixState = { fix: string };

/** Scrolls to a part of the lesson and opens it when the search leads to it; not again on Back or after a reload. */
export function useFixLink(name: string, part: RefObject<HTMLElement | null>, open: () => void): void {
  const { key, state } = useLocation();
  const isFollowed = useNavigationType() !== 'POP' && (state as FixState | null)?.fix === name;
  const openPart = useEffectEvent(() => {
    part.current?.scrollIntoView({ block: 'start' });
    open();
  });
  useEffect(() => {
    if (isFollowed) openPart();
  }, [isFollowed, key]);
}

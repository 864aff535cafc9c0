import { useEffect, type RefObject } from 'react';
import { announce } from '#app/ui/announcements/announce.ts';

/**
 * Makes screen readers say the text of `element`, with its visually hidden parts, each time `occasion`
 * changes to something else than `undefined`.
 */
export function useAnnouncement(element: RefObject<HTMLElement | null>, occasion: unknown): void {
  useEffect(() => {
    if (occasion !== undefined && element.current) announce(element.current.innerText, element.current);
  }, [element, occasion]);
}

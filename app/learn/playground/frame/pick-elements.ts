import type { FrameMessage } from './frame-messages.ts';

/** The id of the outline animations, which are not part of the result. */
export const outlineId = 'first-commit-outline';

function outline(element: Element, milliseconds: number): void {
  element.animate(
    { outline: ['3px solid #e0a030', '3px solid #e0a030'], outlineOffset: ['2px', '2px'] },
    { duration: milliseconds, id: outlineId },
  );
}

/** The indexes of an element and its ancestors among their siblings, from the root down. */
function getPath(element: Element): number[] {
  const path: number[] = [];
  for (let current = element; current.parentElement; current = current.parentElement)
    path.unshift([...current.parentElement.children].indexOf(current));
  return path;
}

/** Lets the page pick elements by pressing them, and outline what a selector matches. */
export function pickElements(post: (message: FrameMessage) => void): {
  setPicking: (isOn: boolean) => void;
  outlineMatches: (selector: string) => void;
} {
  let isPicking = false;
  addEventListener(
    'click',
    (event) => {
      const { target } = event;
      if (!isPicking || !(target instanceof Element)) return;
      event.preventDefault();
      event.stopImmediatePropagation();
      outline(target, 1500);
      post({ kind: 'picked', path: getPath(target), name: target.localName, classes: [...target.classList] });
    },
    true,
  );
  return {
    setPicking(isOn) {
      isPicking = isOn;
      document.documentElement.style.cursor = isOn ? 'crosshair' : '';
    },
    outlineMatches(selector) {
      let found: Element[] = [];
      try {
        found = [...document.querySelectorAll(selector)];
      } catch {
        // An invalid selector matches nothing.
      }
      for (const element of found) outline(element, 2500);
      found[0]?.scrollIntoView({ block: 'nearest' });
    },
  };
}

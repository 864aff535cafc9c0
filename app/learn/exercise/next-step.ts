const partSelector =
  '.lesson-text :is([data-example], [data-predict], [data-question], [data-exercise], .compare, .figure-steps)';
const endSelector = '.piece-end-card, .lesson-end';

const follows = (before: Element, after: Element) =>
  (before.compareDocumentPosition(after) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0;

/**
 * Where a learner goes on after an exercise: the heading above the next thing to do, so that its text is read first;
 * else that thing itself; at the end of the lesson, what follows its text.
 */
export function findNextStep(exercise: Element): HTMLElement | undefined {
  const next = [...document.querySelectorAll<HTMLElement>(`${partSelector}, ${endSelector}`)].find(
    (part) => follows(exercise, part) && !exercise.contains(part),
  );
  if (!next) return undefined;
  const heading = [...document.querySelectorAll<HTMLElement>('.lesson-section > :is(h2, h3)')].findLast(
    (each) => follows(exercise, each) && follows(each, next),
  );
  return heading ?? next.querySelector<HTMLElement>('h2, h3, a[rel=next]') ?? next;
}

function moveTo(next: HTMLElement | null | undefined): void {
  if (!next) return;
  if (!next.matches('a')) next.tabIndex = -1;
  next.focus({ preventScroll: true });
  next.scrollIntoView();
}

/** Scrolls to where the lesson goes on and moves the focus there. */
export function goToNextStep(exercise: Element): void {
  moveTo(findNextStep(exercise));
}

/** Scrolls to the heading with this id and moves the focus there. */
export function goToHeading(id: string): void {
  moveTo(document.getElementById(id));
}

/** Scrolls to the first section of the lesson and moves the focus there. */
export function goToFirstSection(): void {
  moveTo(document.querySelector<HTMLElement>('.lesson-section > h2'));
}

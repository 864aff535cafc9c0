/*
 * Where the reader is in a lesson, kept in its entry of the session history: a reload, Back and Forward lead there, also
 * after the browser discarded the tab. It is how far a block is from the top of the window, because what is above it
 * changes its height while the page loads.
 */

type ReadingPlace = { block: number; top: number };
type EntryState = { place?: ReadingPlace } | null;

// None appears or goes when the page is hydrated, or an exercise passed: their indexes stay.
const blockSelector = '.lesson-article > header, .lesson-section > *, .exercise-body, .exercise-after';
const listBlocks = () => [...document.querySelectorAll(blockSelector)];
const topOf = (element: Element) => element.getBoundingClientRect().top;

/**
 * Keeps the page at the place of its entry until the reader does something. Returns false where the entry has none.
 * The observer is called before what has changed is painted.
 */
export function restorePlace(): boolean {
  const place = (history.state as EntryState)?.place;
  if (!place) return false;
  const root = document.documentElement;
  const { href } = location;
  const holding = new AbortController();
  let y = scrollY;
  const hold = () => {
    if (location.href !== href) return holding.abort();
    const block = listBlocks()[place.block];
    if (block) scrollBy({ top: Math.round(topOf(block) - place.top), behavior: 'instant' });
    y = scrollY;
  };
  const observer = new ResizeObserver(hold);
  observer.observe(root);
  root.style.overflowAnchor = 'none'; // so that only this scrolls
  const options = { capture: true, passive: true, signal: holding.signal };
  // Until the page is loaded, the browser may scroll to a fragment.
  const onScroll = () => (document.readyState === 'complete' ? scrollY !== y && holding.abort() : hold());
  addEventListener('scroll', onScroll, options);
  for (const type of ['wheel', 'touchstart', 'pointerdown', 'keydown'])
    addEventListener(type, () => holding.abort(), options);
  holding.signal.addEventListener('abort', () => {
    observer.disconnect();
    root.style.overflowAnchor = '';
  });
  return true;
}

const saveDelayMs = 300; // Safari allows an entry to be replaced 100 times in 30 seconds

/** Saves the reading place in the entry that is shown, from now on; returns what stops it. */
export function savePlaces(): () => void {
  const { href } = location;
  const saving = new AbortController();
  let timer: ReturnType<typeof setTimeout> | undefined;
  const lastAbove = (elements: Iterable<Element>) => [...elements].findLast((each) => topOf(each) < 100);
  const save = () => {
    if (timer === undefined) return;
    clearTimeout(timer);
    timer = undefined;
    // Only of the section in the window: a block's position would lay out a section that `content-visibility` skips.
    const section = lastAbove(document.querySelectorAll('.lesson-section'));
    const blocks = listBlocks();
    const block =
      lastAbove(section?.querySelectorAll(blockSelector) ?? []) ?? section?.firstElementChild ?? blocks[0];
    if (!block || location.href !== href) return;
    const place: ReadingPlace = { block: blocks.indexOf(block), top: topOf(block) };
    history.replaceState({ ...(history.state as EntryState), place }, '');
  };
  const saveSoon = () => {
    clearTimeout(timer);
    timer = setTimeout(save, saveDelayMs);
  };
  saveSoon();
  addEventListener('scroll', saveSoon, { passive: true, signal: saving.signal });
  // A link or a reload may come sooner.
  for (const type of ['click', 'beforeunload'])
    addEventListener(type, save, { capture: true, signal: saving.signal });
  return () => {
    clearTimeout(timer);
    saving.abort();
  };
}

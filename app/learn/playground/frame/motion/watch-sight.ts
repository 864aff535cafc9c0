/**
 * Calls back when half of the result has come into the window, and when none of it is left there; returns a
 * function that stops.
 */
export function watchSight(onChange: (isSeen: boolean) => void): () => void {
  let isSeen = false;
  const observer = new IntersectionObserver(
    (entries) => {
      const entry = entries.at(-1);
      if (!entry) return;
      const next = entry.intersectionRatio >= 0.5 || (isSeen && entry.isIntersecting);
      if (next === isSeen) return;
      isSeen = next;
      onChange(isSeen);
    },
    { threshold: [0, 0.5] },
  );
  observer.observe(document.documentElement);
  return () => observer.disconnect();
}

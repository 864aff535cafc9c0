/**
 * Calls back when at least half of the result is in the viewport, and when nothing of it is any more. Returns
 * a function that stops.
 */
export function watchVisibility(onChange: (isVisible: boolean) => void): () => void {
  let isVisible = false;
  const observer = new IntersectionObserver(
    (entries) => {
      const entry = entries.at(-1);
      if (!entry) return;
      const next = entry.intersectionRatio >= 0.5 || (isVisible && entry.isIntersecting);
      if (next === isVisible) return;
      isVisible = next;
      onChange(isVisible);
    },
    { threshold: [0, 0.5] },
  );
  observer.observe(document.documentElement);
  return () => observer.disconnect();
}

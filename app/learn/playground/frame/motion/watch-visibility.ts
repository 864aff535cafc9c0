/**
 * Calls back when half of the result has come into the window, and when none of it is left there; returns a
 * function that stops.
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

/** The page's colour scheme, which results get by message. */
export function readColorScheme(): 'dark' | 'light' {
  return document.documentElement.dataset.theme === 'paper' ? 'light' : 'dark';
}

/** Calls back on every change of the page's theme; returns a function that stops. */
export function watchColorScheme(listener: () => void): () => void {
  const observer = new MutationObserver(listener);
  observer.observe(document.documentElement, { attributeFilter: ['data-theme'] });
  return () => observer.disconnect();
}

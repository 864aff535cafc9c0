import { readStorage } from '#app/session/read-storage.ts';

export type Theme = 'night' | 'paper';

const light = '(prefers-color-scheme: light)';

function findChosenTheme(): Theme | undefined {
  const stored = readStorage('theme');
  return stored === 'night' || stored === 'paper' ? stored : undefined;
}

/** Sets the document's theme to the user's choice, else to the system's. */
export function showTheme(): void {
  document.documentElement.dataset.theme =
    findChosenTheme() ?? (matchMedia(light).matches ? 'paper' : 'night');
}

/** Changes to the other theme and remembers it, where the browser lets us. */
export function switchTheme(): void {
  const next: Theme = document.documentElement.dataset.theme === 'night' ? 'paper' : 'night';
  document.documentElement.dataset.theme = next;
  try {
    localStorage.setItem('theme', next);
  } catch {
    // storage forbidden: the choice holds until the page is left
  }
}

/**
 * Follows the system until a theme is chosen, and the choice made in another tab; returns a function that
 * stops.
 */
export function watchTheme(): () => void {
  const query = matchMedia(light);
  const onStorage = (event: StorageEvent) => {
    if (event.key === 'theme' || event.key === null) showTheme();
  };
  query.addEventListener('change', showTheme);
  window.addEventListener('storage', onStorage);
  return () => {
    query.removeEventListener('change', showTheme);
    window.removeEventListener('storage', onStorage);
  };
}

import { startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { HydratedRouter } from 'react-router/dom';

/** Hydration waits for the load event, so that the first paint never waits for script. */
function hydrate() {
  startTransition(() => {
    hydrateRoot(document, <HydratedRouter />);
  });
}

if (document.readyState === 'complete') hydrate();
else window.addEventListener('load', hydrate, { once: true });

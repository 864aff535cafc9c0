import { startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { HydratedRouter } from 'react-router/dom';
import { layOutRest } from './lay-out-rest.ts';

document.addEventListener('hydrated', () => void layOutRest(), { once: true });

// A transition lets React hydrate in slices, between which the page answers.
startTransition(() => {
  hydrateRoot(document, <HydratedRouter />);
});

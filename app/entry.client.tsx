import { startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { HydratedRouter } from 'react-router/dom';
import { holdInputEvents } from './hold-input-events.ts';
import { layOutRest } from './lay-out-rest.ts';

document.addEventListener('hydrated', () => void layOutRest(), { once: true });

holdInputEvents();
// A transition lets React hydrate in slices, between which the page answers.
startTransition(() => {
  hydrateRoot(document, <HydratedRouter />);
});

import { startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { HydratedRouter } from 'react-router/dom';

// A transition lets React hydrate in slices, between which the page answers.
startTransition(() => {
  hydrateRoot(document, <HydratedRouter />);
});

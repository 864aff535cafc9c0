import { startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { HydratedRouter } from 'react-router/dom';
import { deferInputEvents } from './defer-input-events.ts';
import { layOutSkippedSections } from './lay-out-skipped-sections.ts';

document.addEventListener('hydrated', () => void layOutSkippedSections(), { once: true });

deferInputEvents();
// In a transition React hydrates in slices and handles user input between them.
startTransition(() => {
  hydrateRoot(document, <HydratedRouter />);
});

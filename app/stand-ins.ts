import { apply, isSupported } from '@oddbird/popover-polyfill/fn';
import './language-stand-ins.ts';

/*
 * What the oldest browsers of package.json (browserslist) lack and our code uses. Only a browser that lacks some
 * of it loads this module (entry.client.tsx). The test of the built files knows these names
 * (tests/journeys/built-files/oldest-browsers.spec.ts).
 */

/**
 * Chrome before 114, Firefox before 125, Safari before 17. Called after React listens on the document: what a component
 * prevents must be prevented before the stand-in sees the event, as it is for the browser.
 */
export function providePopovers(): void {
  if (!isSupported()) apply();
}

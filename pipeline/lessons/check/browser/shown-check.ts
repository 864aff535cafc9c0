import type { ScreenshotCache } from './screenshots.ts';
import type { ResultPage } from './lesson-browser.ts';

/** A check that shows results in a page. The screenshots are of that page. */
export type ShownCheck = (page: ResultPage, screenshots: ScreenshotCache) => Promise<void>;

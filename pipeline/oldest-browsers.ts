import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { projectRoot } from './project-root.ts';

const { browserslist } = JSON.parse(readFileSync(join(projectRoot, 'package.json'), 'utf8')) as {
  browserslist: string[];
};

/** The oldest browsers that the site is built for, from package.json, as Vite writes them: `chrome109`. */
export const oldestBrowsers = browserslist.map((browser) => browser.replace(' ', ''));

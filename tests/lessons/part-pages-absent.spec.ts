import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { listPartPaths } from '../../app/part-pages.ts';
import { projectRoot } from '../../pipeline/project-root.ts';
import { expect, test } from '../site.ts';

test('the built site has none of the pages that show the parts of a lesson', async ({ site }) => {
  for (const path of listPartPaths()) expect((await fetch(site.url + path)).status, path).toBe(404);
  const build = join(projectRoot, 'build');
  const mentions = (words: string) =>
    globSync('**/*.{html,js,json,css,xml}', { cwd: build }).filter(
      (file) => file.includes(words) || readFileSync(join(build, file), 'utf8').includes(words),
    );
  expect(mentions('learning/review').length, 'files that name a page of the site').toBeGreaterThan(3);
  expect(mentions('lesson-parts')).toEqual([]);
});

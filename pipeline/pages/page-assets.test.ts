import { expect, test } from 'vitest';
import { clientEntry, listPageAssets } from './page-assets.ts';

const manifest = {
  [clientEntry]: { file: 'assets/entry-1.js', imports: ['_site.js'], isEntry: true },
  '_site.js': { file: 'assets/site-2.js', imports: ['_framework.js'], css: ['assets/site-3.css'] },
  '_framework.js': { file: 'assets/framework-4.js' },
  '_button.js': { file: 'assets/button-5.js', imports: ['_framework.js'], css: ['assets/button-6.css'] },
  'app/pages/home/page.tsx': {
    file: 'assets/page-7.js',
    imports: ['_site.js', '_button.js'],
    css: ['assets/page-8.css'],
    dynamicImports: ['app/later.ts'],
  },
  'app/later.ts': { file: 'assets/later-9.js' },
};

test('a page loads its scripts after what they import, and their styles, but nothing that is imported on demand', () => {
  expect(listPageAssets(manifest, ['app/pages/home/page.tsx'])).toEqual({
    modules: [
      '/assets/framework-4.js',
      '/assets/site-2.js',
      '/assets/entry-1.js',
      '/assets/button-5.js',
      '/assets/page-7.js',
    ],
    entry: '/assets/entry-1.js',
    styles: ['/assets/site-3.css', '/assets/button-6.css', '/assets/page-8.css'],
  });
});

test('a module that is not in the manifest stops the build', () => {
  expect(() => listPageAssets(manifest, ['app/pages/gone/page.tsx'])).toThrow(/app\/pages\/gone\/page\.tsx/);
});

import type { IncomingMessage } from 'node:http';
import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { pages } from '../../app/routes.ts';
import { clientEntry, fontsSheet } from '../pages/page-assets.ts';
import { allEndpoints } from '../../contract/endpoints/all-endpoints.ts';
import { projectRoot } from '../project-root.ts';
import { oldestBrowsers } from '../playground/bundle.ts';
import { createChunkGroups } from './chunk-groups.ts';
import { lessons } from '../lessons/lesson-plugin.ts';
import { galleryPreview } from './gallery-preview-plugin.ts';
import { loadModulePlugin } from './load-module-plugin.ts';
import { frameScriptPlugin } from '../playground/frame-scripts.ts';
import { reactCompiler } from './react-compiler-plugin.ts';
import { pageServer } from './page-server-plugin.ts';
import { simpleIcons } from './simple-icons-plugin.ts';

/** The page server of `npm run dev` passes calls on to the API beside it. */
const api = process.env.FIRST_COMMIT_API;
/** Everything below `/api`, the reference included, and each call outside it, as patterns of URLs. */
const proxiedPaths = [
  '^/api(/|$)',
  ...allEndpoints.filter(({ path }) => !path.startsWith('/api/')).map(({ path }) => `^${path}(\\?|$)`),
];

/** Whether a browser asks for a page. A page and a call may share a path, as at `/login`. */
function requestsPage({ method, headers, url = '' }: IncomingMessage): boolean {
  const path = url.replace(/\?.*/, '');
  return (
    method === 'GET' &&
    headers.accept?.includes('text/html') === true &&
    pages.some((page) => page.path === path)
  );
}

export default defineConfig({
  root: projectRoot,
  appType: 'custom',
  plugins: [
    lessons(),
    frameScriptPlugin(),
    galleryPreview(),
    simpleIcons(),
    reactCompiler(),
    // Vite minifies all style sheets, for the oldest browsers.
    tailwindcss({ optimize: false }),
    react(),
    pageServer(),
    loadModulePlugin(),
  ],
  optimizeDeps: {
    // The packages are looked for in every module: lessons are Markdown, where Vite doesn't look, and what
    // only they or a dynamic import ask for would reload the page of `npm run dev` when it is first met.
    entries: ['app/**/*.{ts,tsx}', '!app/**/*.test.ts'],
  },
  server: {
    proxy: api
      ? Object.fromEntries(
          proxiedPaths.map((path) => [
            path,
            { target: api, bypass: (request) => (requestsPage(request) ? request.url : undefined) },
          ]),
        )
      : {},
  },
  build: {
    target: oldestBrowsers,
    modulePreload: false,
    rolldownOptions: {
      input: [clientEntry, fontsSheet],
      preserveEntrySignatures: 'strict',
      // How long plugins took, and that a module which a page asks for later is part of another page's chunk
      // too: neither is wrong, and their lines hide what is.
      checks: { bundlerTimings: false, ineffectiveDynamicImport: false },
      output: {
        codeSplitting: { groups: createChunkGroups() },
      },
    },
  },
});

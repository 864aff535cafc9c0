/**
 * Which modules of the browser's build share a file. Without groups the bundler makes a file of every set of
 * modules that the same pages use: 34 requests a lesson, some of them for 200 bytes. A module goes to the
 * group of the highest `priority` that takes it, with what it imports.
 */
export const chunkGroups = [
  {
    name: 'framework',
    test: /node_modules[\\/](react|react-dom|react-router|scheduler)[\\/]/,
    priority: 5,
  },
  // Evaluated apart from the schemas made with it; what only the calls need of it comes with them.
  { name: 'zod', test: /node_modules[\\/]zod[\\/]/, minShareCount: 8, priority: 5 },
  // What surrounds every page and is used by many; before the calls, which use the stored session too.
  // Without what only a few pages use and has its own style: every page would ask for that style.
  {
    name: 'site',
    test: /[\\/]app[\\/](shell|ui|session)[\\/](?!api\.ts|ended-session|refresh-session|log-out|subject)|lucide-react|preload-helper|lessons[\\/]order\.ts|contract[\\/]reset-link\.ts/,
    minShareCount: 2,
    priority: 4,
  },
  // The calls of the API, for pages that make any; without those of one page.
  {
    name: 'calls',
    test: /[\\/](app[\\/]session[\\/](api|ended-session)\.ts|contract[\\/](endpoints[\\/](?!own-email|second-factor)|accounts\.ts))/,
    priority: 3,
  },
  // Also on the courses' and the account's page.
  {
    name: 'progress',
    test: /[\\/]app[\\/]learn[\\/](progress[\\/]|course[\\/]place\.ts)|virtual:outline/,
    minShareCount: 2,
    priority: 2,
  },
  // What every lesson needs; the share keeps out what is loaded on demand. The nine lessons that add to a
  // project share more.
  {
    name: 'lesson',
    test: /[\\/]app[\\/]learn[\\/](?!project-exercise|review[\\/]node-row)/,
    minShareCount: 8,
    priority: 1,
  },
  { name: 'piece', test: /[\\/]learn[\\/]project-exercise[\\/]/, minShareCount: 8, priority: 0 },
  { name: 'sign-in', test: /[\\/]app[\\/]sign-in[\\/]/, minShareCount: 2, priority: 1 },
];

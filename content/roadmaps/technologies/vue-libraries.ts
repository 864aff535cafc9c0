import type { TechnologyDetail } from '#contract/content/roadmaps.ts';

/** Details about what is used with Vue. */
export const vueLibrariesTechnologies: TechnologyDetail[] = [
  {
    id: 'vue-router',
    description:
      'The official router of Vue turns URLs into views, nested as deep as your layout needs. Load each page lazily, name your routes so that links survive a change of path, and pass parameters as props so that a view need not know the router at all. Guards may redirect before entering. If only a parameter changes the same component stays, so watch it where data must be fetched again.',
    features: [
      'Nested routes and named views',
      'Lazy loading with a plain import()',
      'Guards for all, for one route, in a component',
      'Scroll positions kept or set',
      'Types for route names and parameters',
    ],
    resources: [
      { name: 'Vue Router documentation', url: 'https://router.vuejs.org/' },
      { name: 'Getting started', url: 'https://router.vuejs.org/guide/' },
      { name: 'Routing in the Vue guide', url: 'https://vuejs.org/guide/scaling-up/routing.html' },
    ],
  },
  {
    id: 'pinia',
    description:
      'When several pages need the same facts, who is logged in or what is in the cart, a Pinia store holds them outside any component. You write it much like a composable, with refs, computed values and functions, and it appears in the developer tools. Do not move everything there: state of one form belongs in its component, and answers from a server are often better kept by a query library.',
    features: [
      'Stores as functions, with types inferred',
      'State, getters and actions',
      'storeToRefs keeps values reactive',
      'Devtools with time travel',
      'Safe on the server, one set per request',
    ],
    resources: [
      { name: 'Pinia documentation', url: 'https://pinia.vuejs.org/' },
      { name: 'Core concepts', url: 'https://pinia.vuejs.org/core-concepts/' },
      { name: 'State management in Vue', url: 'https://vuejs.org/guide/scaling-up/state-management.html' },
    ],
  },
  {
    id: 'vueuse',
    description:
      'Somebody has already written the composable you are about to write: dark mode, clipboard, element size, local storage, debounce, online or not. VueUse is a large collection of them, typed and cleaning up after themselves. Import the single functions you need. Read how a few are made too; their source is short and teaches more about good composables than most articles.',
    features: [
      'More than two hundred functions',
      'Sensors for pointer, scroll, size and battery',
      'State kept in local or session storage',
      'Safe during rendering on the server',
      'Only what you import ends up in the bundle',
    ],
    resources: [
      { name: 'VueUse documentation', url: 'https://vueuse.org/' },
      { name: 'Functions', url: 'https://vueuse.org/functions' },
      { name: 'Composables in the Vue guide', url: 'https://vuejs.org/guide/reusability/composables.html' },
    ],
  },
  {
    id: 'vue-devtools',
    description:
      'When a screen shows something other than you expect, look inside before guessing. Vue DevTools shows the tree of components with their current state, the stores, the routes and the order of events, and opens the file behind anything you click. Add its Vite plugin, and it lives in the page you develop. Change a value right there to see a state that is hard to reach by hand.',
    features: [
      'Inspect and edit state while it runs',
      'Click an element to open its file',
      'Pinia stores and routes on view',
      'A timeline of events and renders',
      'As a Vite plugin or a browser extension',
    ],
    resources: [
      { name: 'Vue DevTools', url: 'https://devtools.vuejs.org/' },
      { name: 'Installing DevTools', url: 'https://devtools.vuejs.org/getting-started/installation' },
      { name: 'Tooling in the Vue guide', url: 'https://vuejs.org/guide/scaling-up/tooling.html' },
    ],
  },
  {
    id: 'vue-test-utils',
    description:
      'Mount a component, click its button, read what it shows: Vue Test Utils is the official kit for that, and Vitest its usual companion. Test what a person or a parent could notice, namely text, emitted events and changes after props changed. Every click returns a promise, so await it, or you will look at the page of a moment ago. Keep stubs for the few children that are truly heavy.',
    features: [
      'mount renders the component for real',
      'find, trigger and setValue act as a user',
      'emitted() lists what was sent upwards',
      'Plugins, provides and stubs for each mount',
      'flushPromises waits for outside answers',
    ],
    resources: [
      { name: 'Vue Test Utils documentation', url: 'https://test-utils.vuejs.org/' },
      { name: 'Testing in the Vue guide', url: 'https://vuejs.org/guide/scaling-up/testing.html' },
      { name: 'Vitest documentation', url: 'https://vitest.dev/guide/' },
    ],
  },
  {
    id: 'nuxt',
    description:
      'Nuxt does for Vue what a project needs beyond components: pages from files, rendering on the server, data fetched once and carried over to the browser, an API in the same folder. Components and composables are imported by themselves, which feels strange for a day. Rules per route decide what is static, cached or fresh. Learn Vue on its own first, or you will not know whose magic failed.',
    features: [
      'File based pages, layouts and middleware',
      'useFetch and useAsyncData avoid double fetching',
      'Server routes under server/api',
      'Hundreds of modules for common needs',
      'Deploys to Node, static files or the edge',
    ],
    resources: [
      { name: 'Nuxt documentation', url: 'https://nuxt.com/docs' },
      { name: 'Nuxt modules', url: 'https://nuxt.com/modules' },
      { name: 'Nitro, its server', url: 'https://nitro.build/' },
    ],
  },
];

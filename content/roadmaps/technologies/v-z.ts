import type { TechnologyDetail } from '#contract/content/roadmaps.ts';

/** What the dialogs tell of the technologies whose ids begin with v to z, in that order. */
export const technologiesVToZ: TechnologyDetail[] = [
  {
    id: 'vercel',
    description:
      'Connect a repository, push, and Vercel builds the project and gives you an address; each pull request gets one of its own to show around. Pages become files near the visitor, server code becomes functions. Nothing is simpler for a frontend framework. Watch what is billed, functions and transfer above all, read what the free plan allows, and keep your code able to run elsewhere.',
    features: [
      'A preview for every pull request',
      'Knows the common frameworks by itself',
      'Functions, cron jobs and caching at the edge',
      'Environment variables for each stage',
      'Going back to an earlier deployment at once',
    ],
    resources: [
      { name: 'Vercel documentation', url: 'https://vercel.com/docs' },
      { name: 'Deployments', url: 'https://vercel.com/docs/deployments' },
      { name: 'Frameworks on Vercel', url: 'https://vercel.com/docs/frameworks' },
    ],
  },
  {
    id: 'virtual-environments',
    description:
      'Two projects may need two versions of one library, and the Python of your system should be left in peace. A virtual environment is a folder with packages of its own that belongs to a single project. Make one before the first install, keep it out of git, and do not hesitate to delete it: everything in it can be installed again from the list of dependencies.',
    features: [
      'python -m venv .venv creates one',
      'Activated, or used by its path',
      'Packages apart from those of the system',
      'Thrown away and rebuilt at will',
      'Editors find .venv by themselves',
    ],
    resources: [
      { name: 'venv documentation', url: 'https://docs.python.org/3/library/venv.html' },
      { name: 'Virtual environments in the tutorial', url: 'https://docs.python.org/3/tutorial/venv.html' },
      { name: 'Python Packaging User Guide', url: 'https://packaging.python.org/' },
    ],
  },
  {
    id: 'virtual-threads',
    description:
      'Once, a thread per request was too expensive for a busy Java server, and people wrote in callbacks instead. Virtual threads made it cheap again: write simple blocking code, and the machine parks a waiting thread almost for free. They speed up waiting, not calculating. Do not pool them, start one per task, and put a limit on what lies behind, since the database still has only so many connections.',
    features: [
      'Millions of them on one machine',
      'Ordinary blocking code, ordinary stack traces',
      'An executor that starts one for each task',
      'A single setting in Spring Boot',
      'Semaphores limit access to scarce things',
    ],
    resources: [
      { name: 'JEP 444: virtual threads', url: 'https://openjdk.org/jeps/444' },
      {
        name: 'Virtual threads in the Java documentation',
        url: 'https://docs.oracle.com/en/java/javase/25/core/virtual-threads.html',
      },
      { name: 'JEP 491: synchronized without pinning', url: 'https://openjdk.org/jeps/491' },
    ],
  },
  {
    id: 'vite',
    description:
      'Vite serves your source files while you work, replacing in the open page just what you changed, and bundles everything small for production. Nearly all frontend frameworks build on it, so what you learn once serves everywhere. It needs no configuration at first. Remember that a variable beginning with VITE_ ends up in the browser for all to read, so a secret must never carry that name.',
    features: [
      'A dev server that is ready at once',
      'Hot replacement that keeps state',
      'Splits bundles and hashes their names',
      'TypeScript, JSX and CSS Modules built in',
      'One plugin interface for dev and build',
    ],
    resources: [
      { name: 'Vite documentation', url: 'https://vite.dev/guide/' },
      { name: 'Features', url: 'https://vite.dev/guide/features' },
      { name: 'Env variables and modes', url: 'https://vite.dev/guide/env-and-mode' },
    ],
  },
  {
    id: 'vitest',
    description:
      'Vitest runs tests with the same setup your project already has in Vite, so aliases, JSX and TypeScript simply work. Its words are the familiar ones, describe, it, expect. While you write, it repeats only the tests that a change can affect. Component tests may run in a simulated page or in a real browser; choose the real one where layout, focus or scrolling matter.',
    features: [
      'Shares the configuration of Vite',
      'Watches and repeats what is affected',
      'Mocks for functions, modules and time',
      'Browser mode for true rendering',
      'Coverage and snapshots',
    ],
    resources: [
      { name: 'Vitest documentation', url: 'https://vitest.dev/guide/' },
      { name: 'Browser mode', url: 'https://vitest.dev/guide/browser/' },
      { name: 'Mocking', url: 'https://vitest.dev/guide/mocking' },
    ],
  },
  {
    id: 'vue-computed',
    description:
      "A computed value is worked out from others and remembered until one of them changes. It keeps templates readable: where a long expression stood there is now a name. Use it for filtered lists, totals, and whether a form may be sent. Its function must only calculate, so no requests and no writing to other state. When something should happen on a change, that is a watcher's work.",
    features: [
      'Remembered until a source changes',
      'Depends on whatever it reads',
      'Computed only when somebody looks',
      'Writable ones with get and set',
      'Plain in templates, .value in scripts',
    ],
    resources: [
      { name: 'Computed properties', url: 'https://vuejs.org/guide/essentials/computed.html' },
      { name: 'computed() reference', url: 'https://vuejs.org/api/reactivity-core.html' },
      { name: 'Vue tutorial', url: 'https://vuejs.org/tutorial/' },
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
    id: 'vue-lifecycle',
    description:
      'Components are created, put into the page, updated and taken out, and at each of these moments you can run something. Two hooks do most of the work: onMounted when you need real elements, onUnmounted to stop timers and listeners. Register them while setup runs, not later. On a server only the early part happens, so whatever needs window belongs inside onMounted.',
    features: [
      'onMounted: the elements are there',
      'onUpdated: after the page has changed',
      'onUnmounted: the place for clean-up',
      'onErrorCaptured catches from below',
      'Composables can register their own',
    ],
    resources: [
      { name: 'Lifecycle hooks', url: 'https://vuejs.org/guide/essentials/lifecycle.html' },
      { name: 'Lifecycle reference', url: 'https://vuejs.org/api/composition-api-lifecycle.html' },
      { name: 'Template refs', url: 'https://vuejs.org/guide/essentials/template-refs.html' },
    ],
  },
  {
    id: 'vue-props-emits',
    description:
      'Props carry values down to a child, emitted events carry news up, and so it is always clear who owns what. Declare both, with types, and Vue warns when somebody uses them wrongly. v-model is the two combined, and defineModel makes it one line. Never change a prop in the child: the next render of the parent would undo it, and finding out why takes an evening.',
    features: [
      'defineProps with types and defaults',
      'defineEmits lists what can happen',
      'defineModel for v-model on components',
      'Validators for values at run time',
      'Attributes not declared pass on to the root',
    ],
    resources: [
      { name: 'Props', url: 'https://vuejs.org/guide/components/props.html' },
      { name: 'Events', url: 'https://vuejs.org/guide/components/events.html' },
      { name: 'Component v-model', url: 'https://vuejs.org/guide/components/v-model.html' },
    ],
  },
  {
    id: 'vue-reactivity',
    description:
      'ref wraps a value, reactive wraps an object, and whatever reads them in a template or a computed value is noted and run again after a change. Prefer ref nearly everywhere: it works for all kinds of values and can be passed around safely. Taking a reactive object apart loses the connection. The page is updated a moment later, all changes together, and nextTick waits for that.',
    features: [
      'ref with .value, reactive as a proxy',
      'Deep by default, shallow on request',
      'Updates gathered into one',
      'toRefs keeps the connection when destructuring',
      'readonly for what others may only look at',
    ],
    resources: [
      {
        name: 'Reactivity fundamentals',
        url: 'https://vuejs.org/guide/essentials/reactivity-fundamentals.html',
      },
      { name: 'Reactivity in depth', url: 'https://vuejs.org/guide/extras/reactivity-in-depth.html' },
      { name: 'Vue tutorial', url: 'https://vuejs.org/tutorial/' },
    ],
  },
  {
    id: 'vue-router',
    description:
      'The official router of Vue turns addresses into views, nested as deep as your layout needs. Load each page lazily, name your routes so that links survive a change of path, and pass parameters as props so that a view need not know the router at all. Guards may redirect before entering. If only a parameter changes the same component stays, so watch it where data must be fetched anew.',
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
    id: 'vue-slots',
    description:
      "A card should not need to know what it contains. With a slot the parent hands over a piece of template and the child says where it goes; named slots allow several, and a scoped slot gives data back to the parent's piece. So a list can do the loading and leave each row's look to others. If every place needs a different slot, composables may be the better way to share.",
    features: [
      'Default content when nothing is given',
      'Named slots with # as a short form',
      'Scoped slots pass data back up',
      'Conditional by checking $slots',
      'defineSlots types what they receive',
    ],
    resources: [
      { name: 'Slots', url: 'https://vuejs.org/guide/components/slots.html' },
      { name: 'Component basics', url: 'https://vuejs.org/guide/essentials/component-basics.html' },
      { name: 'Vue tutorial', url: 'https://vuejs.org/tutorial/' },
    ],
  },
  {
    id: 'vue-templates',
    description:
      "Vue's templates are valid HTML with directives: v-if decides, v-for repeats, v-bind or a colon sets an attribute, v-on or an at sign listens, v-model joins an input with state. Double braces print, and what they print is escaped. Give each repeated item a key of its own, never its position. v-html skips the escaping, so keep it away from anything a user has written.",
    features: [
      'Compiled into efficient updates',
      'v-if, v-else and v-show',
      'v-for with a key for each item',
      'Modifiers such as .prevent and .trim',
      'Any JavaScript expression inside',
    ],
    resources: [
      { name: 'Template syntax', url: 'https://vuejs.org/guide/essentials/template-syntax.html' },
      { name: 'List rendering', url: 'https://vuejs.org/guide/essentials/list.html' },
      { name: 'Vue tutorial', url: 'https://vuejs.org/tutorial/' },
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
    id: 'vue-transitions',
    description:
      'Wrap an element in Transition and Vue adds classes as it enters and leaves; you say in CSS what should happen in between. TransitionGroup does the same for lists, moving items to their new places. Leaving elements stay until the motion is over, which can be puzzling in tests. Keep it short, move with transform and opacity, and respect those who prefer less motion.',
    features: [
      'Six classes from start to end',
      'mode makes one leave before the next enters',
      'TransitionGroup moves items of a list',
      'JavaScript hooks for animation libraries',
      'appear for the first render',
    ],
    resources: [
      { name: 'Transition', url: 'https://vuejs.org/guide/built-ins/transition.html' },
      { name: 'TransitionGroup', url: 'https://vuejs.org/guide/built-ins/transition-group.html' },
      { name: 'Animations on web.dev', url: 'https://web.dev/learn/css/animations' },
    ],
  },
  {
    id: 'vue-watchers',
    description:
      'A watcher runs your function when some state has changed: save a draft, fetch anew for another id, move the focus. watch names its source and tells you old and new; watchEffect notes by itself whatever it reads. If the result is merely another value, use computed instead. When a slow request may be overtaken by a newer one, clean up the old one inside the watcher.',
    features: [
      'watch for a ref, a getter or several',
      'watchEffect finds its sources by itself',
      'immediate, deep and once as options',
      'onWatcherCleanup cancels what is outdated',
      "flush: 'post' waits for the page",
    ],
    resources: [
      { name: 'Watchers', url: 'https://vuejs.org/guide/essentials/watchers.html' },
      { name: 'watch() reference', url: 'https://vuejs.org/api/reactivity-core.html' },
      { name: 'Vue tutorial', url: 'https://vuejs.org/tutorial/' },
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
    id: 'web-vitals',
    description:
      "Three numbers tell how a page feels to real people: when the main content appears, how soon it answers a tap, and whether things jump about. They are called LCP, INP and CLS, and good means within two and a half seconds, two hundred milliseconds, and next to no movement for three visits in four. Measure in the field, since your own laptop is faster than a cousin's phone.",
    features: [
      'LCP: the largest part is on view',
      'INP: from a tap to the next picture',
      'CLS: layout that stays where it is',
      'Judged at the 75th percentile of real visits',
      'A small library reports them',
    ],
    resources: [
      { name: 'Web Vitals on web.dev', url: 'https://web.dev/articles/vitals' },
      { name: 'Learn Performance on web.dev', url: 'https://web.dev/learn/performance' },
      { name: 'The web-vitals library', url: 'https://github.com/GoogleChrome/web-vitals' },
    ],
  },
  {
    id: 'websockets',
    description:
      'A WebSocket begins as an HTTP request and then stays open, so both sides may speak whenever they like: chats, games, documents edited together. You take over what HTTP did for you before, such as reconnecting, answering who is there, and sending no more than the other can take. Check the origin and the session at the opening. If only the server has news, server-sent events are simpler.',
    features: [
      'Both directions over one connection',
      'Text and binary messages',
      'Pings find connections that died quietly',
      'wss for the encrypted form',
      'Rooms and reconnecting are up to you or a library',
    ],
    resources: [
      {
        name: 'WebSocket API on MDN',
        url: 'https://developer.mozilla.org/en-US/docs/Web/API/WebSockets_API',
      },
      { name: 'WebSocket protocol, RFC 6455', url: 'https://www.rfc-editor.org/rfc/rfc6455.html' },
      {
        name: 'WebSocket security cheat sheet',
        url: 'https://cheatsheetseries.owasp.org/cheatsheets/WebSocket_Security_Cheat_Sheet.html',
      },
    ],
  },
  {
    id: 'zod',
    description:
      'TypeScript trusts what you promised it; the network keeps no promises. With Zod you describe the shape of data once as a schema, parse whatever arrives, and receive either a typed value or a list of what is wrong and where. The type is derived from the schema, so the two cannot drift apart. Put it at the borders, requests, forms, settings, and trust your types inside.',
    features: [
      'Types inferred from schemas',
      'safeParse returns instead of throwing',
      'Transforms and defaults while parsing',
      'Rules of your own with refine',
      'Turns into JSON Schema',
    ],
    resources: [
      { name: 'Zod documentation', url: 'https://zod.dev/' },
      { name: 'Basic usage', url: 'https://zod.dev/basics' },
      { name: 'Standard Schema, the shared interface', url: 'https://standardschema.dev/' },
    ],
  },
  {
    id: 'zustand',
    description:
      'Zustand is a store in a few lines: a function that returns state and the functions that change it, and a hook that reads a piece of it. No provider, hardly any ceremony. Select only what a component needs, or it renders on every change. It fits values shared by distant components; what came from a server is better kept by a query library, and what one form knows in that form.',
    features: [
      'A hook is the whole interface',
      'Selectors limit who renders again',
      'Readable and writable without a component',
      'Middleware to persist and to use Immer',
      'Slices divide a larger store',
    ],
    resources: [
      { name: 'Zustand documentation', url: 'https://zustand.docs.pmnd.rs/' },
      { name: 'Zustand on GitHub', url: 'https://github.com/pmndrs/zustand' },
      { name: 'Sharing state in React', url: 'https://react.dev/learn/sharing-state-between-components' },
    ],
  },
];

import type { RoadmapPath } from '#contract/content/roadmaps.ts';

/** The paths of Web Development, in the order of their tabs. Technologies by id; names in `technology-names.ts`. */
export const webPaths: RoadmapPath[] = [
  {
    id: 'react',
    name: 'React',
    description: 'From the first tag to a deployed React app.',
    steps: [
      {
        title: 'The web, first',
        note: 'The three languages of the web and how they reach the browser. Learn them before any library.',
        technologies: ['html', 'css', 'javascript', 'http', 'git'],
      },
      {
        title: 'JavaScript for React',
        note: 'The few language features that you will see on every line.',
        technologies: ['es-modules', 'array-methods', 'destructuring', 'promises', 'npm'],
      },
      {
        title: 'React itself',
        note: 'A screen is a function of its data. Take your time for this step.',
        technologies: [
          'jsx',
          'react-components',
          'react-props',
          'react-state',
          'react-effects',
          'react-context',
          'react-refs',
        ],
      },
      {
        title: 'Pages and data',
        note: 'More than one screen, and data to show on them.',
        technologies: ['react-router', 'tanstack-query', 'react-hook-form', 'zod'],
      },
      {
        title: 'Looks',
        note: 'Pick one way to write styles and learn it well.',
        technologies: ['css-modules', 'tailwind-css', 'radix-ui'],
      },
      {
        title: 'Tools',
        note: 'What keeps a project healthy after its first month.',
        technologies: ['typescript', 'vite', 'eslint', 'vitest', 'testing-library', 'storybook'],
      },
      {
        title: 'State in large apps',
        note: 'You need this only when props become hard to manage. Most projects never do.',
        technologies: ['zustand', 'redux-toolkit', 'immer'],
      },
      {
        title: 'Ship it',
        note: 'Put your app online, at a link that you can send to your family.',
        technologies: ['nextjs', 'github-actions', 'docker', 'lighthouse'],
      },
    ],
  },
  {
    id: 'vue',
    name: 'Vue',
    description: 'From a plain page to a Vue app that others can work on.',
    steps: [
      {
        title: 'The web, first',
        note: 'Vue adds to these and replaces none of them.',
        technologies: ['html', 'css', 'javascript', 'dom', 'git'],
      },
      {
        title: 'JavaScript for Vue',
        note: 'What the code in a component file expects you to know.',
        technologies: ['es-modules', 'destructuring', 'promises', 'proxies', 'npm'],
      },
      {
        title: 'Vue itself',
        note: 'The markup, logic and style of a component are in one file.',
        technologies: [
          'single-file-components',
          'vue-templates',
          'vue-reactivity',
          'vue-computed',
          'vue-watchers',
          'vue-props-emits',
          'vue-slots',
        ],
      },
      {
        title: 'Composition',
        note: 'Move logic out of a component so that others can use it.',
        technologies: ['composition-api', 'composables', 'vue-lifecycle'],
      },
      {
        title: 'Pages and data',
        note: 'Several screens that share data.',
        technologies: ['vue-router', 'pinia', 'fetch-api', 'vueuse'],
      },
      {
        title: 'Looks',
        note: 'One component library is enough. Write the rest yourself.',
        technologies: ['tailwind-css', 'primevue', 'vue-transitions'],
      },
      {
        title: 'Tools',
        note: 'Let tools find the simple mistakes.',
        technologies: [
          'typescript',
          'vite',
          'vue-devtools',
          'eslint',
          'vitest',
          'vue-test-utils',
          'playwright',
        ],
      },
      {
        title: 'Ship it',
        note: 'Make it fast on an old phone, too.',
        technologies: ['nuxt', 'vercel', 'github-actions', 'web-vitals'],
      },
    ],
  },
  {
    id: 'angular',
    name: 'Angular',
    description: 'A large framework, in an order that keeps each step small.',
    steps: [
      {
        title: 'The web, first',
        note: 'Angular generates these for you, so learn to read them first.',
        technologies: ['html', 'css', 'javascript', 'http', 'git'],
      },
      {
        title: 'TypeScript early',
        note: 'Every Angular file is TypeScript, so it comes second here.',
        technologies: ['typescript', 'javascript-classes', 'typescript-generics', 'decorators', 'npm'],
      },
      {
        title: 'Angular itself',
        note: 'Build one screen by hand before you generate ten.',
        technologies: [
          'angular-cli',
          'angular-components',
          'angular-templates',
          'angular-directives',
          'angular-pipes',
          'angular-signals',
        ],
      },
      {
        title: 'Services',
        note: 'The place for all code that isn’t part of a screen.',
        technologies: ['angular-services', 'angular-dependency-injection', 'angular-http-client'],
      },
      {
        title: 'Streams',
        note: 'Values that arrive over time. Draw one on paper to understand it.',
        technologies: ['observables', 'rxjs', 'rxjs-operators'],
      },
      {
        title: 'Pages and forms',
        note: 'URLs, guards and everything people type.',
        technologies: ['angular-router', 'route-guards', 'reactive-forms'],
      },
      {
        title: 'Looks',
        note: 'Start with components that already work with a keyboard.',
        technologies: ['sass', 'angular-material', 'tailwind-css'],
      },
      {
        title: 'State and tests',
        note: 'A place for the app’s data, and tests that it works.',
        technologies: ['ngrx', 'angular-testing', 'vitest', 'playwright'],
      },
      {
        title: 'Ship it',
        note: 'Render the first page on the server, then let the browser continue.',
        technologies: ['angular-ssr', 'docker', 'github-actions'],
      },
    ],
  },
  {
    id: 'svelte',
    name: 'Svelte',
    description: 'Little code, close to the platform, from one page to a whole site.',
    steps: [
      {
        title: 'The web, first',
        note: 'A Svelte file is mostly these three languages.',
        technologies: ['html', 'css', 'javascript', 'dom', 'git'],
      },
      {
        title: 'JavaScript for Svelte',
        note: 'Enough to read the examples without looking things up.',
        technologies: ['es-modules', 'destructuring', 'array-methods', 'promises', 'npm'],
      },
      {
        title: 'Svelte itself',
        note: 'Say which values depend on which. The compiler does the rest.',
        technologies: [
          'svelte-components',
          'svelte-runes',
          'svelte-props',
          'svelte-logic-blocks',
          'svelte-bindings',
          'svelte-snippets',
        ],
      },
      {
        title: 'Deeper',
        note: 'Transitions, access to the DOM element, and styles that pass through components.',
        technologies: ['svelte-transitions', 'svelte-attachments', 'css-custom-properties'],
      },
      {
        title: 'SvelteKit',
        note: 'Folders become pages, and functions load their data.',
        technologies: [
          'sveltekit',
          'sveltekit-routing',
          'sveltekit-load',
          'sveltekit-form-actions',
          'fetch-api',
        ],
      },
      {
        title: 'Looks',
        note: 'Styles apply only inside their component.',
        technologies: ['css-grid', 'tailwind-css', 'bits-ui'],
      },
      {
        title: 'Tools',
        note: 'Checks that run before anyone reviews your code.',
        technologies: ['typescript', 'vite', 'prettier', 'eslint', 'vitest', 'playwright'],
      },
      {
        title: 'Ship it',
        note: 'The same code runs on a server, at the edge, or as static files.',
        technologies: ['sveltekit-adapters', 'vercel', 'service-workers', 'web-vitals'],
      },
    ],
  },
  {
    id: 'solidjs',
    name: 'SolidJS',
    description: 'Components run once, and signals update the page.',
    steps: [
      {
        title: 'The web, first',
        note: 'Solid changes the DOM directly, so know the DOM.',
        technologies: ['html', 'css', 'javascript', 'dom', 'git'],
      },
      {
        title: 'JavaScript for Solid',
        note: 'Mostly functions inside functions.',
        technologies: ['es-modules', 'closures', 'proxies', 'promises', 'npm'],
      },
      {
        title: 'Solid itself',
        note: 'It looks like React but works differently. Forget React for this step.',
        technologies: [
          'jsx',
          'solid-components',
          'solid-signals',
          'solid-memos',
          'solid-effects',
          'solid-control-flow',
        ],
      },
      {
        title: 'Data',
        note: 'Nested state, and data that arrives later.',
        technologies: ['solid-stores', 'solid-suspense', 'fetch-api'],
      },
      {
        title: 'Pages',
        note: 'URLs, cached responses and validated input.',
        technologies: ['solid-router', 'tanstack-query', 'zod'],
      },
      {
        title: 'Looks',
        note: 'Any of these will do: users notice speed, not which library you chose.',
        technologies: ['css-modules', 'css-grid', 'tailwind-css', 'kobalte'],
      },
      {
        title: 'Tools',
        note: 'The same tools as on the other paths, so this step is short.',
        technologies: ['typescript', 'vite', 'eslint', 'vitest', 'testing-library', 'playwright'],
      },
      {
        title: 'Ship it',
        note: 'Code for server and browser in one project.',
        technologies: ['solidstart', 'cloudflare-workers', 'github-actions', 'lighthouse'],
      },
    ],
  },
];

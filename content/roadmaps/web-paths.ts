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
        note: 'Before any library: the three languages and how they travel.',
        technologies: ['html', 'css', 'javascript', 'http', 'git'],
      },
      {
        title: 'JavaScript for React',
        note: 'The handful of features you will read on every line.',
        technologies: ['es-modules', 'array-methods', 'destructuring', 'promises', 'npm'],
      },
      {
        title: 'React itself',
        note: 'A screen is a function of its data. This is the step to take slowly.',
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
        note: 'More than one screen, and something to show on it.',
        technologies: ['react-router', 'tanstack-query', 'react-hook-form', 'zod'],
      },
      {
        title: 'Looks',
        note: 'Pick one way to style, learn it well.',
        technologies: ['css-modules', 'tailwind-css', 'radix-ui'],
      },
      {
        title: 'Tools',
        note: 'What keeps a project alive after its first month.',
        technologies: ['typescript', 'vite', 'eslint', 'vitest', 'testing-library', 'storybook'],
      },
      {
        title: 'State at size',
        note: 'Only when props hurt. Most projects stop before this.',
        technologies: ['zustand', 'redux-toolkit', 'immer'],
      },
      {
        title: 'Ship it',
        note: 'A link that you can send to your family.',
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
        note: 'Vue adds to these; it replaces none of them.',
        technologies: ['html', 'css', 'javascript', 'dom', 'git'],
      },
      {
        title: 'JavaScript for Vue',
        note: 'What a component file takes for granted.',
        technologies: ['es-modules', 'destructuring', 'promises', 'proxies', 'npm'],
      },
      {
        title: 'Vue itself',
        note: 'Markup, logic and style of one thing, in one file.',
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
        note: 'Move logic out of a component without losing it.',
        technologies: ['composition-api', 'composables', 'vue-lifecycle'],
      },
      {
        title: 'Pages and data',
        note: 'Several screens that share what they know.',
        technologies: ['vue-router', 'pinia', 'fetch-api', 'vueuse'],
      },
      {
        title: 'Looks',
        note: 'One kit of parts is enough. Write the rest yourself.',
        technologies: ['tailwind-css', 'primevue', 'vue-transitions'],
      },
      {
        title: 'Tools',
        note: 'Let machines find the dull mistakes.',
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
        note: 'Fast for a stranger on an old phone, too.',
        technologies: ['nuxt', 'vercel', 'github-actions', 'web-vitals'],
      },
    ],
  },
  {
    id: 'angular',
    name: 'Angular',
    description: 'A whole framework, taken in an order that keeps it small.',
    steps: [
      {
        title: 'The web, first',
        note: 'Angular writes these for you; read them first.',
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
        note: 'Where everything goes that is not a screen.',
        technologies: ['angular-services', 'angular-dependency-injection', 'angular-http-client'],
      },
      {
        title: 'Streams',
        note: 'Values that arrive over time. Draw them on paper once.',
        technologies: ['observables', 'rxjs', 'rxjs-operators'],
      },
      {
        title: 'Pages and forms',
        note: 'Addresses, guards and everything people type.',
        technologies: ['angular-router', 'route-guards', 'reactive-forms'],
      },
      {
        title: 'Looks',
        note: 'Start from parts that already work with a keyboard.',
        technologies: ['sass', 'angular-material', 'tailwind-css'],
      },
      {
        title: 'State and tests',
        note: 'Proof that it works, and a place for what it knows.',
        technologies: ['ngrx', 'angular-testing', 'vitest', 'playwright'],
      },
      {
        title: 'Ship it',
        note: 'Draw the first page on the server, then hand over.',
        technologies: ['angular-ssr', 'docker', 'github-actions'],
      },
    ],
  },
  {
    id: 'svelte',
    name: 'Svelte',
    description: 'Little code, close to the platform, from page to whole site.',
    steps: [
      {
        title: 'The web, first',
        note: 'Svelte files are mostly these three.',
        technologies: ['html', 'css', 'javascript', 'dom', 'git'],
      },
      {
        title: 'JavaScript for Svelte',
        note: 'Enough to read the examples without stopping.',
        technologies: ['es-modules', 'destructuring', 'array-methods', 'promises', 'npm'],
      },
      {
        title: 'Svelte itself',
        note: 'Say what depends on what; the compiler does the rest.',
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
        note: 'Motion, hands on the real element, and colours that travel.',
        technologies: ['svelte-transitions', 'svelte-attachments', 'css-custom-properties'],
      },
      {
        title: 'SvelteKit',
        note: 'Folders become pages, functions bring their data.',
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
        note: 'Styles stay inside their component from the first day.',
        technologies: ['css-grid', 'tailwind-css', 'bits-ui'],
      },
      {
        title: 'Tools',
        note: 'Four checks that run before anyone reviews.',
        technologies: ['typescript', 'vite', 'prettier', 'eslint', 'vitest', 'playwright'],
      },
      {
        title: 'Ship it',
        note: 'The same code on a server, at the edge, or as files.',
        technologies: ['sveltekit-adapters', 'vercel', 'service-workers', 'web-vitals'],
      },
    ],
  },
  {
    id: 'solidjs',
    name: 'SolidJS',
    description: 'Components that run once, and signals that do the rest.',
    steps: [
      {
        title: 'The web, first',
        note: 'Solid changes the real page, so know the page.',
        technologies: ['html', 'css', 'javascript', 'dom', 'git'],
      },
      {
        title: 'JavaScript for Solid',
        note: 'Functions inside functions, mostly.',
        technologies: ['es-modules', 'closures', 'proxies', 'promises', 'npm'],
      },
      {
        title: 'Solid itself',
        note: 'It looks like React. Forget React for this step.',
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
        note: 'Nested state, and answers that come later.',
        technologies: ['solid-stores', 'solid-suspense', 'fetch-api'],
      },
      {
        title: 'Pages',
        note: 'Addresses, cached answers, checked input.',
        technologies: ['solid-router', 'tanstack-query', 'zod'],
      },
      {
        title: 'Looks',
        note: 'Choose quietly; the speed is felt, the kit is not.',
        technologies: ['css-modules', 'css-grid', 'tailwind-css', 'kobalte'],
      },
      {
        title: 'Tools',
        note: 'The same ones as everywhere, so this step is short.',
        technologies: ['typescript', 'vite', 'eslint', 'vitest', 'testing-library', 'playwright'],
      },
      {
        title: 'Ship it',
        note: 'Server and browser in one project.',
        technologies: ['solidstart', 'cloudflare-workers', 'github-actions', 'lighthouse'],
      },
    ],
  },
];

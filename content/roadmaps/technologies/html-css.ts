import type { TechnologyDetail } from '#contract/content/roadmaps.ts';

/** Details about HTML, CSS and component libraries. */
export const htmlCssTechnologies: TechnologyDetail[] = [
  {
    id: 'html',
    description:
      'Every page on the web is HTML: headings, paragraphs, links, forms, pictures. It says what things are, not how they look, and browsers, search engines and screen readers all build on that meaning. Choose the element that says most, a button to press and a link to go somewhere, and half of accessibility is done. It forgives every mistake, so check your pages with a validator.',
    features: [
      'Elements that carry meaning, not looks',
      'Forms that check input without any script',
      'Landmarks and headings for quick orientation',
      'Pictures that fit the screen and load lazily',
      'dialog, details and popover built in',
    ],
    resources: [
      { name: 'Our own HTML tutorial', url: '/learning/html' },
      { name: 'HTML on MDN', url: 'https://developer.mozilla.org/en-US/docs/Web/HTML' },
      { name: 'Learn HTML on web.dev', url: 'https://web.dev/learn/html' },
      { name: 'The HTML standard', url: 'https://html.spec.whatwg.org/' },
    ],
  },
  {
    id: 'css',
    description:
      'How a page looks is written in CSS: rules that pick elements and say how they are laid out, coloured and moved. Three ideas carry it, and they are worth a slow week: the cascade that decides between rules, the box every element is, and the flow boxes follow. After that flexbox and grid come easily. Today nesting, layers and container queries are part of the language in every browser.',
    features: [
      'Cascade, specificity and layers decide who wins',
      'Flexbox for a line, grid for an area',
      'Media and container queries adapt to space',
      'Custom properties hold values to reuse',
      'Nesting and :has() without any tool',
      'Transitions and animations with motion settings',
    ],
    resources: [
      { name: 'Our own CSS tutorial', url: '/learning/css' },
      { name: 'CSS on MDN', url: 'https://developer.mozilla.org/en-US/docs/Web/CSS' },
      { name: 'Learn CSS on web.dev', url: 'https://web.dev/learn/css' },
    ],
  },
  {
    id: 'css-custom-properties',
    description:
      'Write --ink: #1a2b22 once, then color: var(--ink) wherever it is needed, and a whole theme changes in a single place. Unlike variables of a preprocessor these live in the page: they inherit, change inside a media query and can be set from a script. That makes them the natural thread between a design and its code. Name them after their purpose rather than their colour.',
    features: [
      'Inherited down the tree like a font',
      'A fallback as second argument of var()',
      'Changed by media queries, classes or scripts',
      '@property gives one a type and makes it animate',
      'Dark and light themes from one set of names',
    ],
    resources: [
      {
        name: 'Custom properties on MDN',
        url: 'https://developer.mozilla.org/en-US/docs/Web/CSS/Guides/Cascading_variables/Using_custom_properties',
      },
      {
        name: '@property on MDN',
        url: 'https://developer.mozilla.org/en-US/docs/Web/CSS/Reference/At-rules/@property',
      },
      { name: 'Learn CSS on web.dev', url: 'https://web.dev/learn/css' },
    ],
  },
  {
    id: 'css-grid',
    description:
      'Grid lays things out in rows and columns at once, and the parent alone decides. You describe tracks, give areas names if you like, and place children or let them flow into free cells. It shines for page skeletons and for galleries that fit as many columns as there is space for. Keep the order in the HTML sensible, since the keyboard and screen readers follow that and not your placement.',
    features: [
      'fr units share the free space',
      'repeat with auto-fit and minmax, no media query',
      'Named areas that look like a drawing',
      'Subgrid lines up children of children',
      'gap without margins at the edges',
    ],
    resources: [
      {
        name: 'CSS grid layout on MDN',
        url: 'https://developer.mozilla.org/en-US/docs/Web/CSS/Guides/Grid_layout',
      },
      { name: 'Learn CSS: grid', url: 'https://web.dev/learn/css/grid' },
      { name: 'Grid Garden, a game', url: 'https://cssgridgarden.com/' },
    ],
  },
  {
    id: 'css-modules',
    description:
      'In a large project two people will sooner or later both write .title. With CSS Modules every file has its own names: you import the stylesheet as an object, and the build turns styles.title into something unique. What you write stays ordinary CSS, with nothing added in the browser. It asks only for a file name ending in .module.css and a build tool that knows it, such as Vite or Next.js.',
    features: [
      'Class names are local unless you say :global',
      'Ordinary CSS with every current feature',
      'composes borrows from another class',
      'Unused files leave with their component',
      'No work for the browser at run time',
    ],
    resources: [
      { name: 'CSS Modules on GitHub', url: 'https://github.com/css-modules/css-modules' },
      { name: 'CSS Modules in Vite', url: 'https://vite.dev/guide/features.html#css-modules' },
      { name: 'CSS in Next.js', url: 'https://nextjs.org/docs/app/getting-started/css' },
    ],
  },
  {
    id: 'sass',
    description:
      'Sass adds to CSS what large stylesheets once lacked: variables, mixins, functions, loops and files that use each other. Browsers can do much of it alone today, above all custom properties and nesting, so reach for Sass where something is worked out at build time, such as a scale of sizes. Angular projects use it often. Write the .scss form, load files with @use, and nest little.',
    features: [
      '@use loads a file with its own namespace',
      'Mixins hold groups of declarations',
      'Functions and modules for colour, maths and lists',
      'Loops write families of classes',
      'Any plain CSS file is valid SCSS',
    ],
    resources: [
      { name: 'Sass documentation', url: 'https://sass-lang.com/documentation/' },
      { name: 'Learn Sass', url: 'https://sass-lang.com/guide/' },
      { name: 'CSS nesting on MDN', url: 'https://developer.mozilla.org/en-US/docs/Web/CSS/Guides/Nesting' },
    ],
  },
  {
    id: 'tailwind-css',
    description:
      'Instead of inventing class names you combine small ones in the markup: flex, gap-4, text-lg, md:grid. Sizes and colours come from one scale, so a page keeps its rhythm, and the build contains only what you used. It pays to know CSS first, since each class is one of its properties. When the same long row of classes appears twice, make a component rather than a new class.',
    features: [
      'Utility classes for nearly all of CSS',
      'Prefixes for screen sizes, hover and dark mode',
      'A theme written in CSS variables',
      'Only used classes end up in the file',
      'Any value in square brackets when needed',
    ],
    resources: [
      { name: 'Tailwind CSS documentation', url: 'https://tailwindcss.com/docs' },
      { name: 'Tailwind Play', url: 'https://play.tailwindcss.com/' },
      { name: 'CSS on MDN', url: 'https://developer.mozilla.org/en-US/docs/Web/CSS' },
    ],
  },
  {
    id: 'radix-ui',
    description:
      "Menus that close on Escape, dialogs that hold the focus, sliders that obey arrow keys: Radix Primitives bring such behaviour to React without bringing a look. You style each part with whatever you already use. Many component collections, shadcn/ui among them, have been built upon it. Before installing one, check whether the browser's own dialog or popover already does the job for you.",
    features: [
      'Unstyled parts, composed like HTML',
      'Follows the WAI-ARIA authoring patterns',
      'asChild puts behaviour on your own element',
      'Controlled or uncontrolled, as you wish',
      'Data attributes for open, closed and disabled',
    ],
    resources: [
      { name: 'Radix Primitives', url: 'https://www.radix-ui.com/primitives' },
      { name: 'Introduction', url: 'https://www.radix-ui.com/primitives/docs/overview/introduction' },
      { name: 'ARIA patterns', url: 'https://www.w3.org/WAI/ARIA/apg/patterns/' },
    ],
  },
  {
    id: 'bits-ui',
    description:
      "Selects, dialogs and date fields are hard to get right for keyboards and screen readers, and Bits UI has done that part for Svelte. Its components come with behaviour and no appearance, so they take whatever styling you bring. Try it once the browser's own elements are not enough, and glance at those first: a plain dialog or details element often needs no library at all.",
    features: [
      'Headless components made for Svelte',
      'Focus, roles and keys handled for you',
      'Data attributes to style each state',
      'Snippets replace the element that is rendered',
      'Open and value states you can bind',
    ],
    resources: [
      { name: 'Bits UI documentation', url: 'https://bits-ui.com/docs/introduction' },
      { name: 'ARIA patterns', url: 'https://www.w3.org/WAI/ARIA/apg/patterns/' },
      { name: 'shadcn-svelte, built on it', url: 'https://www.shadcn-svelte.com/' },
    ],
  },
  {
    id: 'primevue',
    description:
      'PrimeVue is a large kit of Vue components: data tables that filter and edit, calendars, trees, charts, uploads. For an admin area it saves weeks. Use it with one of its themes, or unstyled with classes of your own. Check the licence first. Current versions ask for a key, free for those who qualify for its community tier and paid for others, while older releases stay under the MIT licence.',
    features: [
      'More than eighty components',
      'Themes made of design tokens',
      'An unstyled mode for your own classes',
      'Accessibility notes on every page',
      'A Nuxt module imports what you use',
    ],
    resources: [
      { name: 'PrimeVue documentation', url: 'https://primevue.dev/' },
      { name: 'PrimeVue 4 on GitHub, archived', url: 'https://github.com/primefaces/primevue' },
      { name: 'Vue tutorial', url: 'https://vuejs.org/tutorial/' },
    ],
  },
];

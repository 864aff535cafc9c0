import type { TechnologyDetail } from '#contract/content/roadmaps.ts';

/** Details about Solid. */
export const solidTechnologies: TechnologyDetail[] = [
  {
    id: 'solid-components',
    description:
      'A Solid component runs exactly once. It sets things up, and after that only the expressions which read a changed value run again, deep inside the page. So the body is no place for conditions on values that change; put those in the JSX. And do not take props apart in the parameter list, since reading them early cuts the connection. Forget what React taught you here, and it becomes simple.',
    features: [
      'Runs once, updates in place',
      'No virtual copy of the page to compare',
      'Props are read where they are shown',
      'Refs hand you real elements',
      'Clean-up belongs to the owner that created it',
    ],
    resources: [
      { name: 'Components and JSX', url: 'https://docs.solidjs.com/concepts/components-and-jsx' },
      { name: 'Solid tutorial', url: 'https://docs.solidjs.com/tutorial' },
      { name: 'Solid playground', url: 'https://playground.solidjs.com/' },
    ],
  },
  {
    id: 'solid-signals',
    description:
      'A signal is a pair of functions, one to read and one to write. Whatever reads it inside JSX, a memo or an effect is subscribed from then on, and when the value changes, exactly those places run. There is no list of dependencies to keep. The reader must be called, count() and not count, and it must be called inside something that tracks, or you get a snapshot.',
    features: [
      'createSignal returns getter and setter',
      'Subscriptions appear by reading',
      'Several writes land together',
      'Equal values cause no update',
      'Works outside components as well',
    ],
    resources: [
      { name: 'Reactivity', url: 'https://docs.solidjs.com/concepts/reactivity' },
      { name: 'Solid tutorial', url: 'https://docs.solidjs.com/tutorial' },
      { name: 'Solid playground', url: 'https://playground.solidjs.com/' },
    ],
  },
  {
    id: 'solid-memos',
    description:
      'For a derived value a plain function is often enough: const total = () => price() * count(). A memo is for when the work is heavy, when many places read it, or when readers should hear only about results that really differ. It computes once per change and remembers. In Solid 2 its function may also be async, and that is how data is fetched. Never write to a signal inside one.',
    features: [
      'Computed once, shared by all its readers',
      'Equal results do not travel further',
      'Reads are tracked without any list',
      'May return a promise in Solid 2',
      'Knows its own previous value',
    ],
    resources: [
      { name: 'Reactivity', url: 'https://docs.solidjs.com/concepts/reactivity' },
      { name: 'Async reactivity', url: 'https://docs.solidjs.com/concepts/async-reactivity' },
      { name: 'Solid tutorial', url: 'https://docs.solidjs.com/tutorial' },
    ],
  },
  {
    id: 'solid-effects',
    description:
      'An effect carries a value out of Solid into something it does not own: the title, the storage, a chart. In Solid 2 it has two parts. The first reads signals and returns a value, the second does the work and may return a clean-up; articles about Solid 1 still show both rolled into one. If an effect only sets another signal, replace it by a derived value, and a source of bugs is gone.',
    features: [
      'Tracks what its first function reads',
      'Acts after the page has been updated',
      'Cleans up before the next run',
      'Stops together with its component',
      'untrack reads without subscribing',
    ],
    resources: [
      { name: 'Reactivity', url: 'https://docs.solidjs.com/concepts/reactivity' },
      { name: 'Avoid unnecessary effects', url: 'https://docs.solidjs.com/guides/avoid-unnecessary-effects' },
      { name: 'From Solid 1', url: 'https://docs.solidjs.com/migration/from-solid-1' },
    ],
  },
  {
    id: 'solid-control-flow',
    description:
      'Since a component does not run again, a map or a ternary in its body would be decided once and for all. Solid therefore offers components for it: Show for a condition, Switch with Match for several, For to repeat. They move and reuse what is already on the page instead of building it again. Think about what identifies an item, as that decides whether a row travels or is rewritten.',
    features: [
      'Show with a fallback',
      'For keeps the elements of items that move',
      'Switch and Match for more than two cases',
      'Portal draws elsewhere in the page',
      'Boundaries for loading and for errors',
    ],
    resources: [
      { name: 'Components and JSX', url: 'https://docs.solidjs.com/concepts/components-and-jsx' },
      { name: 'Boundaries', url: 'https://docs.solidjs.com/concepts/boundaries' },
      { name: 'Solid tutorial', url: 'https://docs.solidjs.com/tutorial' },
    ],
  },
  {
    id: 'solid-stores',
    description:
      'When state has shape, a user with addresses or a board with lists of cards, one signal would renew everything for the smallest change. A store tracks each property on its own, so only what read that property updates. You read it like a plain object and write through its setter, in Solid 2 by changing a draft. Do not take it apart early; the values you take out are no longer connected.',
    features: [
      'Fine-grained, however deep the nesting',
      'Read by property, no calls needed',
      'Written through a setter only',
      'Arrays keep the identity of their items',
      'Optimistic and derived stores in Solid 2',
    ],
    resources: [
      { name: 'Stores', url: 'https://docs.solidjs.com/concepts/stores' },
      {
        name: 'createStore reference',
        url: 'https://docs.solidjs.com/reference/solid-js/stores/create-store',
      },
      { name: 'From Solid 1', url: 'https://docs.solidjs.com/migration/from-solid-1' },
    ],
  },
  {
    id: 'solid-suspense',
    description:
      'While data is on its way, something has to stand in its place. A boundary around part of the page shows a fallback until everything read inside has arrived. Solid 1 calls it Suspense, Solid 2 calls it Loading and keeps the present content on screen during later updates. Set boundaries around what a user sees as one piece, and keep menus and forms outside of them.',
    features: [
      'A fallback until the first content is ready',
      'Nested boundaries resolve on their own',
      'Later reloads need not blank the page',
      'Reveal puts neighbouring parts in order',
      'Lets the server stream what is ready',
    ],
    resources: [
      { name: 'Boundaries', url: 'https://docs.solidjs.com/concepts/boundaries' },
      { name: 'Async reactivity', url: 'https://docs.solidjs.com/concepts/async-reactivity' },
      { name: 'Data fetching patterns', url: 'https://docs.solidjs.com/guides/data-fetching-patterns' },
    ],
  },
  {
    id: 'solid-router',
    description:
      'Routes for Solid come from an array or from your folders, with nested layouts, lazy pages and data that starts loading while the pointer still hovers over a link. Links are ordinary anchors, which the router picks up. Parameters are reactive: read them where they are shown, and moving from one course to the next updates that text alone. Version 2 belongs to Solid 2, so compare the numbers in any tutorial.',
    features: [
      'Nested routes with lasting layouts',
      'Preloading on hover',
      'query caches reads, action sends changes',
      'Search parameters as reactive values',
      'A file-system variant of the same routes',
    ],
    resources: [
      { name: 'Solid Router', url: 'https://docs.solidjs.com/routing/solid-router' },
      { name: 'Routing overview', url: 'https://docs.solidjs.com/routing/overview' },
      { name: 'Solid Router on GitHub', url: 'https://github.com/solidjs/solid-router' },
    ],
  },
  {
    id: 'solidstart',
    description:
      'SolidStart joins Solid and a server in one project: pages from files, rendering on the server, functions marked use server that are called like any other. It runs on Vite and deploys to Node, to the edge or as static files. Its second version serves applications on Solid 1. For Solid 2 the same ideas live in the start mode of the official Vite plugin, so choose by the Solid you use.',
    features: [
      'Routes from a folder',
      'Server functions called from components',
      'Streamed HTML that Solid takes over',
      'API routes and middleware',
      'Built directly on Vite',
    ],
    resources: [
      { name: 'SolidStart on GitHub', url: 'https://github.com/solidjs/solid-start' },
      { name: 'From SolidStart to Solid 2', url: 'https://docs.solidjs.com/migration/from-solid-start' },
      { name: 'Rendering and SSR in Solid 2', url: 'https://docs.solidjs.com/concepts/rendering-and-ssr' },
    ],
  },
  {
    id: 'kobalte',
    description:
      'Solid has few large component kits, and Kobalte fills the gap that matters most: behaviour. Its dialogs, menus, comboboxes and tabs bring roles, focus handling and keyboard support, and no styles at all. You wrap each part once in your own look and reuse that everywhere. Each of its releases belongs to a major version of Solid, so check that the two match before you install.',
    features: [
      'Unstyled parts you compose yourself',
      'Patterns of the WAI-ARIA authoring guide',
      'State shown in data attributes for styling',
      'Controlled or left to itself, as you like',
      'Forms that work with native fields',
    ],
    resources: [
      { name: 'Kobalte documentation', url: 'https://kobalte.dev/' },
      { name: 'Kobalte on GitHub', url: 'https://github.com/kobaltedev/kobalte' },
      { name: 'ARIA patterns', url: 'https://www.w3.org/WAI/ARIA/apg/patterns/' },
    ],
  },
];

import type { TechnologyDetail } from '#contract/content/roadmaps.ts';

/** Details about React. */
export const reactTechnologies: TechnologyDetail[] = [
  {
    id: 'jsx',
    description:
      'JSX lets you write what looks like HTML inside JavaScript; a build step turns each tag into an ordinary expression. Braces open a window back to the language, so a list is a map and a condition is a ternary. Attributes follow the names of properties, as in className with React. React describes the page again on each render from it, Solid compiles it into direct updates, so the same words can mean different work.',
    features: [
      'Tags are expressions you can store and return',
      'Braces hold any expression, never a statement',
      'Capital letters call your own components',
      'Text is escaped before it reaches the page',
      'Keys tell list items apart in React',
    ],
    resources: [
      { name: 'Writing markup with JSX', url: 'https://react.dev/learn/writing-markup-with-jsx' },
      {
        name: 'JavaScript in JSX with curly braces',
        url: 'https://react.dev/learn/javascript-in-jsx-with-curly-braces',
      },
      { name: 'Components and JSX in Solid', url: 'https://docs.solidjs.com/concepts/components-and-jsx' },
    ],
  },
  {
    id: 'react-components',
    description:
      'A component is a function that takes props and returns what the screen should show for them. React calls it whenever something it used has changed, so it must be pure while rendering: same input, same output, no touching of the outside. Begin with a single big one and split where a part has its own name. Never define one inside another, or its state is lost each time.',
    features: [
      'Plain functions with a capital letter',
      'Pure while rendering, so React may repeat them',
      'Composed through children and props',
      'Lists need a stable key for each item',
      'Can be rendered on the server as well',
    ],
    resources: [
      { name: 'Your first component', url: 'https://react.dev/learn/your-first-component' },
      { name: 'Keeping components pure', url: 'https://react.dev/learn/keeping-components-pure' },
      { name: 'Thinking in React', url: 'https://react.dev/learn/thinking-in-react' },
    ],
  },
  {
    id: 'react-props',
    description:
      'Props are how a parent speaks to a child: text, numbers, functions, even other elements. They are read only; a child that wants a change calls a function it was given, and the parent decides. Write down their types, and give few of them. When a component has collected a dozen flags, it is usually two components, or it would rather accept children and let the caller arrange them.',
    features: [
      'Passed like attributes, read as one object',
      'Never changed by the one who receives them',
      'Default values through destructuring',
      'children carries what is between the tags',
      'Functions as props send news upwards',
    ],
    resources: [
      { name: 'Passing props to a component', url: 'https://react.dev/learn/passing-props-to-a-component' },
      { name: 'Using TypeScript with React', url: 'https://react.dev/learn/typescript' },
      {
        name: 'Destructuring on MDN',
        url: 'https://developer.mozilla.org/en-US/docs/Web/JavaScript/Reference/Operators/Destructuring',
      },
    ],
  },
  {
    id: 'react-state',
    description:
      'State is what a component remembers between renders. Calling its setter asks React to render again with the next value; the render under way keeps the one it started with, which is why a log right after setting still shows the old number. Keep state small, keep it where it is used, and work everything else out while rendering.',
    features: [
      'useState for one value, useReducer for transitions',
      'Updates in one event are batched into one render',
      'It belongs to a place in the tree; a new key resets it',
      'Shared by moving it up to the nearest common parent',
      'Updater functions always read the latest value',
    ],
    resources: [
      { name: "State: a component's memory", url: 'https://react.dev/learn/state-a-components-memory' },
      { name: 'Choosing the state structure', url: 'https://react.dev/learn/choosing-the-state-structure' },
      { name: 'useState reference', url: 'https://react.dev/reference/react/useState' },
    ],
  },
  {
    id: 'react-effects',
    description:
      'An effect keeps something outside React in step with a component: a connection, a map, a timer, the title of the page. It runs after the screen was updated, and what it returns cleans up before the next time. It is not for calculating values or for answering a click. In development effects run twice on purpose, so that you notice a clean-up which is missing.',
    features: [
      'Dependencies say when to run again',
      'The returned function cleans up',
      'useEffectEvent reads the latest without depending on it',
      'A linter checks the list of dependencies',
      'Most data fetching is better left to a library',
    ],
    resources: [
      { name: 'Synchronizing with effects', url: 'https://react.dev/learn/synchronizing-with-effects' },
      { name: 'You might not need an effect', url: 'https://react.dev/learn/you-might-not-need-an-effect' },
      { name: 'useEffect reference', url: 'https://react.dev/reference/react/useEffect' },
    ],
  },
  {
    id: 'react-refs',
    description:
      'Now and then you need the element itself: to focus it, measure it, scroll to it, or hand it to a library that draws a map. A ref is a small box whose content survives renders and whose change causes none. Read and write it in handlers and effects, never while rendering. If the screen depends on a value, that value is state and does not belong in a box.',
    features: [
      'useRef keeps a value between renders',
      'The ref attribute hands you the element',
      'Function components receive ref as a prop',
      'Callback refs can return a clean-up',
      'Good for timers, focus and measuring',
    ],
    resources: [
      { name: 'Referencing values with refs', url: 'https://react.dev/learn/referencing-values-with-refs' },
      {
        name: 'Manipulating the DOM with refs',
        url: 'https://react.dev/learn/manipulating-the-dom-with-refs',
      },
      { name: 'useRef reference', url: 'https://react.dev/reference/react/useRef' },
    ],
  },
  {
    id: 'react-context',
    description:
      'Some facts are wanted everywhere below a certain point: the theme, the language, who is logged in. Context lets a parent provide such a value and any descendant read it, with no passing through the levels between. Every reader renders again when the value changes, so split what changes often from what does not. Try passing components as children first; that alone often removes the need.',
    features: [
      'createContext sets a default',
      'useContext reads the nearest value above',
      'Providers can be nested and overridden',
      'Pairs well with a reducer',
      'use may even read it inside a condition',
    ],
    resources: [
      {
        name: 'Passing data deeply with context',
        url: 'https://react.dev/learn/passing-data-deeply-with-context',
      },
      { name: 'useContext reference', url: 'https://react.dev/reference/react/useContext' },
      {
        name: 'Scaling up with reducer and context',
        url: 'https://react.dev/learn/scaling-up-with-reducer-and-context',
      },
    ],
  },
  {
    id: 'react-router',
    description:
      'React Router matches URLs to components, nests layouts inside each other, and in its larger modes also loads data before a page shows and handles what forms send. Pick the mode first: declarative for a small app, framework when you want rendering on the server and typed routes. Keep filters and open tabs in the URL. Links stay real links, so middle clicks and bookmarks go on working.',
    features: [
      'Nested routes with shared layouts',
      'Loaders fetch, actions receive forms',
      'Pending states during a navigation',
      'Error boundaries for each route',
      'Three modes, from simple to full framework',
    ],
    resources: [
      { name: 'React Router documentation', url: 'https://reactrouter.com/' },
      { name: 'Picking a mode', url: 'https://reactrouter.com/start/modes' },
      { name: 'React Router on GitHub', url: 'https://github.com/remix-run/react-router' },
    ],
  },
  {
    id: 'react-hook-form',
    description:
      "Long forms get slow and messy when each keystroke renders everything. React Hook Form leaves the values in the inputs, subscribes only to what you look at, and gives you errors, dirty fields and submission in a few lines. Together with a schema from Zod, the rules live in one place. For a form of two fields, plain state or the form's own data is quite enough.",
    features: [
      'register connects an ordinary input',
      'Rules inline or through a schema resolver',
      'Renders only what has changed',
      'Field arrays for rows that come and go',
      'Moves focus to the first mistake',
    ],
    resources: [
      { name: 'React Hook Form documentation', url: 'https://react-hook-form.com/' },
      { name: 'Get started', url: 'https://react-hook-form.com/get-started' },
      { name: 'Forms on web.dev', url: 'https://web.dev/learn/forms' },
    ],
  },
  {
    id: 'redux-toolkit',
    description:
      'Redux keeps the state of an application in one place and changes it only through described events, so that every change can be traced. Toolkit is the way to write it today, with far less ceremony than older articles show. Its query part fetches and caches answers of a server. Take it for large apps with many people; for a handful of shared values something smaller will do.',
    features: [
      'createSlice makes reducers and actions at once',
      'Immer lets reducers look like assignments',
      'RTK Query fetches, caches and refetches',
      'Devtools show each change and step back',
      'Hooks and types for TypeScript',
    ],
    resources: [
      { name: 'Redux Toolkit documentation', url: 'https://redux-toolkit.js.org/' },
      {
        name: 'Redux Essentials, a tutorial',
        url: 'https://redux.js.org/tutorials/essentials/part-1-overview-concepts',
      },
      { name: 'RTK Query overview', url: 'https://redux-toolkit.js.org/rtk-query/overview' },
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
  {
    id: 'immer',
    description:
      'Updating something deep inside state without changing the original means copying every level on the way, and one forgotten spread causes a silent bug. With Immer you write to a draft as if it were ordinary data, and it produces the next state, sharing all that stayed as it was. Redux Toolkit uses it inside. For a flat object a spread is shorter and needs no library.',
    features: [
      'produce turns changes into a new value',
      'Unchanged parts keep their identity',
      'Results are frozen against accidents',
      'Patches record what changed, for undo',
      'Maps, sets and classes on request',
    ],
    resources: [
      { name: 'Immer documentation', url: 'https://immerjs.github.io/immer/' },
      { name: 'Update patterns', url: 'https://immerjs.github.io/immer/update-patterns' },
      { name: 'Updating objects in state', url: 'https://react.dev/learn/updating-objects-in-state' },
    ],
  },
  {
    id: 'tanstack-query',
    description:
      'Answers of a server are not quite your state: they grow old, are shared, and can fail. TanStack Query fetches them once for everybody who asks, shows what it has, refreshes behind the scenes and tries again. You give each a key and a function. Set how long data counts as fresh on the first day, because its default of no time at all surprises people with many requests.',
    features: [
      'One request, however many components ask',
      'Loading, error and stale states',
      'Mutations that refresh what they touched',
      'Paging and endless lists',
      'Adapters for React, Solid, Vue, Svelte and Angular',
    ],
    resources: [
      { name: 'TanStack Query documentation', url: 'https://tanstack.com/query/latest' },
      {
        name: 'React quick start',
        url: 'https://tanstack.com/query/latest/docs/framework/react/quick-start',
      },
      {
        name: 'Solid quick start',
        url: 'https://tanstack.com/query/latest/docs/framework/solid/quick-start',
      },
    ],
  },
  {
    id: 'nextjs',
    description:
      'Next.js is React with the missing rest: pages from folders, rendering on the server, data fetched where it is used, images and fonts prepared, and a build ready to deploy. Its components run on the server unless you say use client, which saves a lot of script but takes practice to think in. Learn plain React first. Know, too, what is cached and for how long, before a stale page surprises you.',
    features: [
      'App Router with nested layouts',
      'Server Components and Server Functions',
      'Static, dynamic and streamed parts on one page',
      'Image and font optimisation built in',
      'Runs on a Node server, in containers or on platforms',
    ],
    resources: [
      { name: 'Next.js documentation', url: 'https://nextjs.org/docs' },
      { name: 'Learn Next.js, a course', url: 'https://nextjs.org/learn' },
      { name: 'Server Components in React', url: 'https://react.dev/reference/rsc/server-components' },
    ],
  },
];

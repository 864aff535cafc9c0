import type { TechnologyDetail } from '#contract/content/roadmaps.ts';

/** What the dialogs tell of the technologies whose ids begin with r, in that order. */
export const technologiesR: TechnologyDetail[] = [
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
    id: 'rate-limiting',
    description:
      'Somebody will try ten thousand passwords, and somebody else will write a loop by mistake. A limit says how often one may ask in a given time, and answers 429 beyond that. Count by account as well as by address, since a whole hostel can share one address. Put the strictest limits on login, codes and mail. With more than one server, keep the counters in a shared store such as Redis.',
    features: [
      'Token bucket or sliding window',
      '429 with a Retry-After header',
      'Separate limits for costly routes',
      'Shared counters behind several servers',
      'Log who was stopped, without their secrets',
    ],
    resources: [
      {
        name: 'Status 429 on MDN',
        url: 'https://developer.mozilla.org/en-US/docs/Web/HTTP/Reference/Status/429',
      },
      {
        name: 'Blocking brute force attacks, OWASP',
        url: 'https://owasp.org/www-community/controls/Blocking_Brute_Force_Attacks',
      },
      {
        name: 'Denial of service cheat sheet',
        url: 'https://cheatsheetseries.owasp.org/cheatsheets/Denial_of_Service_Cheat_Sheet.html',
      },
    ],
  },
  {
    id: 'react-components',
    description:
      'A component is a function that takes props and returns what the screen should show for them. React calls it whenever something it used has changed, so it must be pure while rendering: same input, same output, no touching of the outside. Begin with a single big one and split where a part has a name of its own. Never define one inside another, or its state is lost each time.',
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
    id: 'react-props',
    description:
      'Props are how a parent speaks to a child: text, numbers, functions, even other elements. They are read only; a child that wants a change calls a function it was given, and the parent decides. Write down their types, and give few of them. When a component has collected a dozen flags, it is usually two components, or it would rather accept children and let the caller arrange them.',
    features: [
      'Passed like attributes, read as one object',
      'Never changed by the one who receives them',
      'Default values through destructuring',
      'children carries what stands between the tags',
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
    id: 'react-router',
    description:
      'React Router matches addresses to components, nests layouts inside each other, and in its larger modes also loads data before a page shows and handles what forms send. Pick the mode first: declarative for a small app, framework when you want rendering on the server and typed routes. Keep filters and open tabs in the address. Links stay real links, so middle clicks and bookmarks go on working.',
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
    id: 'reactive-forms',
    description:
      'In a reactive form the model lives in the class: groups, arrays and controls that you can read, change and test without a page. The template merely connects to them. Validators are functions, and changes arrive as observables. Large applications are full of them, so know them well; newer Angular versions also offer forms built on signals, which you may prefer when starting afresh.',
    features: [
      'FormGroup, FormArray and FormControl, all typed',
      'Validators, also asynchronous and across fields',
      'valueChanges as an observable',
      'Fields added and removed while in use',
      'Tested without rendering anything',
    ],
    resources: [
      { name: 'Reactive forms', url: 'https://angular.dev/guide/forms/reactive-forms' },
      { name: 'Typed forms', url: 'https://angular.dev/guide/forms/typed-forms' },
      { name: 'Form validation', url: 'https://angular.dev/guide/forms/form-validation' },
    ],
  },
  {
    id: 'redis',
    description:
      'Redis keeps data in memory and answers in well under a millisecond, which suits caches, sessions, counters, queues and leader boards. It offers not just values but lists, sets, sorted sets and streams, each with its own commands. Give every cached key a lifetime. Decide how much loss is acceptable when the machine restarts, because whether it also writes to disk is up to your settings.',
    features: [
      'Strings, hashes, lists, sets and sorted sets',
      'Keys that expire by themselves',
      'Commands that change a value in one step',
      'Streams and publish-subscribe',
      'Snapshots or a log for what must survive',
    ],
    resources: [
      { name: 'Redis documentation', url: 'https://redis.io/docs/latest/' },
      { name: 'Commands', url: 'https://redis.io/docs/latest/commands/' },
      { name: 'Redis University', url: 'https://university.redis.io/' },
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
    id: 'rest',
    description:
      "REST treats a server as a set of things with addresses, and HTTP's own verbs as what you can do to them. GET /courses lists, POST adds, DELETE removes, and the status code says how it went. Name things in the plural, nest them little, and return errors in a single shape everywhere. Think of paging and of versions before the first client depends on you, for changing later is hard.",
    features: [
      'Nouns in paths, verbs in methods',
      'Status codes with a precise meaning',
      'Requests that stand alone, without hidden state',
      'Safe and repeatable methods make retries possible',
      'Caching through ordinary headers',
    ],
    resources: [
      {
        name: 'HTTP methods on MDN',
        url: 'https://developer.mozilla.org/en-US/docs/Web/HTTP/Reference/Methods',
      },
      { name: 'Problem details for HTTP APIs, RFC 9457', url: 'https://www.rfc-editor.org/rfc/rfc9457.html' },
      {
        name: 'REST security cheat sheet',
        url: 'https://cheatsheetseries.owasp.org/cheatsheets/REST_Security_Cheat_Sheet.html',
      },
      { name: 'Zalando API guidelines', url: 'https://opensource.zalando.com/restful-api-guidelines/' },
    ],
  },
  {
    id: 'route-guards',
    description:
      'Before a page opens, leaves or even loads its code, the router can ask a function whether it may. Guards send visitors without a session to the login page and ask people with unsaved work whether they mean it. Return a redirect rather than just no, so nobody stares at a blank page. A guard is courtesy, not security: the server has to check every single request again.',
    features: [
      'canActivate decides about entering',
      'canMatch picks another route instead',
      'canDeactivate protects unsaved work',
      'Plain functions that can inject services',
      'May answer now, or later by promise or observable',
    ],
    resources: [
      { name: 'Route guards', url: 'https://angular.dev/guide/routing/route-guards' },
      { name: 'Routing guide', url: 'https://angular.dev/guide/routing' },
      {
        name: 'Authorization cheat sheet',
        url: 'https://cheatsheetseries.owasp.org/cheatsheets/Authorization_Cheat_Sheet.html',
      },
    ],
  },
  {
    id: 'ruff',
    description:
      'Linting and formatting a whole Python project takes Ruff a blink, so it can run on each save and nobody switches it off. It gathers the rules of many older tools under one roof, mends most findings itself and formats in the familiar Black style. Begin with its default rules and add families one after another, such as import sorting, likely bugs and modern syntax. A reason belongs beside every noqa.',
    features: [
      'More than 800 rules in a single program',
      'Safe fixes applied for you',
      'A formatter besides the linter',
      'Sorts imports',
      'Settings in pyproject.toml',
    ],
    resources: [
      { name: 'Ruff documentation', url: 'https://docs.astral.sh/ruff/' },
      { name: 'Rules', url: 'https://docs.astral.sh/ruff/rules/' },
      { name: 'Style guide PEP 8', url: 'https://peps.python.org/pep-0008/' },
    ],
  },
  {
    id: 'rxjs',
    description:
      'Typing in a search box, waiting until the fingers rest, cancelling the request before and showing the last answer: with RxJS that is four lines. It is a library for values that arrive over time, with operators to shape, combine and limit them. Angular uses it for HTTP and the router. Signals have taken over simple state; streams stay the better tool for events and timing.',
    features: [
      'Observables, subjects and schedulers',
      'Operators joined with pipe',
      'Cancels by unsubscribing',
      'Combines clicks, timers and requests alike',
      'Marble diagrams to think and test with',
    ],
    resources: [
      { name: 'RxJS documentation', url: 'https://rxjs.dev/' },
      { name: 'Operator decision tree', url: 'https://rxjs.dev/operator-decision-tree' },
      { name: 'Learn RxJS', url: 'https://www.learnrxjs.io/' },
    ],
  },
  {
    id: 'rxjs-operators',
    description:
      'An operator takes one stream and gives you another: map changes values, filter drops some, debounceTime waits for silence. The four that confuse everybody flatten inner streams. switchMap keeps only the newest, mergeMap runs all of them, concatMap queues them up, and exhaustMap ignores what comes while busy. Ask what should happen when a second click arrives early, and you know which one to take.',
    features: [
      'map, filter, tap and scan',
      'switchMap and its three relatives',
      'combineLatest and forkJoin join streams',
      'catchError and retry for failures',
      'takeUntil ends a subscription in time',
    ],
    resources: [
      { name: 'RxJS operators', url: 'https://rxjs.dev/guide/operators' },
      { name: 'Operators on Learn RxJS', url: 'https://www.learnrxjs.io/learn-rxjs/operators' },
      { name: 'RxJS marbles, pictures to drag', url: 'https://rxmarbles.com/' },
    ],
  },
];

import type { TechnologyDetail } from '#contract/content/roadmaps.ts';

/** Details about JavaScript and browser APIs. */
export const javascriptTechnologies: TechnologyDetail[] = [
  {
    id: 'javascript',
    description:
      'The language of every browser, and of many servers besides. It is small at heart: values, functions, objects, and a loop that runs one thing at a time. Its odd corners are old and well documented, and === with const avoids most of them. Build tiny things in the page before any framework, a counter, a filter, a form that saves itself; they teach more than a list of features.',
    features: [
      'Functions are values that can be passed about',
      'Objects with prototypes and classes on top',
      'Promises with async and await',
      'Modules with imports and exports',
      'Strings, dates and numbers for every locale',
    ],
    resources: [
      { name: 'JavaScript on MDN', url: 'https://developer.mozilla.org/en-US/docs/Web/JavaScript' },
      { name: 'The Modern JavaScript Tutorial', url: 'https://javascript.info/' },
      { name: 'Eloquent JavaScript', url: 'https://eloquentjavascript.net/' },
      { name: 'Learn JavaScript on web.dev', url: 'https://web.dev/learn/javascript' },
    ],
  },
  {
    id: 'array-methods',
    description:
      'Most programs are lists being turned into other lists. The methods map, filter, find and reduce say what you want done to each item, while the loop itself disappears from view. Know which ones change the array in place: sort, reverse and splice do, and their younger siblings toSorted, toReversed and toSpliced return a copy instead. React and other interface libraries depend on that difference.',
    features: [
      'map makes a new array of the same length',
      'filter keeps what passes, find stops at the first',
      'some and every answer yes or no',
      'reduce folds a list into one value',
      'toSorted, toSpliced and with leave the original alone',
      'Object.groupBy sorts items into buckets',
    ],
    resources: [
      {
        name: 'Array on MDN',
        url: 'https://developer.mozilla.org/en-US/docs/Web/JavaScript/Reference/Global_Objects/Array',
      },
      { name: 'Array methods on javascript.info', url: 'https://javascript.info/array-methods' },
      { name: 'Updating arrays in state', url: 'https://react.dev/learn/updating-arrays-in-state' },
    ],
  },
  {
    id: 'closures',
    description:
      'A function remembers the variables around the place where it was written, even after the outer function has returned. That memory is the closure, and it is behind event handlers, private state, debouncing and every hook you will ever use. The usual surprise: it remembers the variable, not a copy of its value. Write a counter factory by hand once, and half of modern JavaScript becomes readable.',
    features: [
      'Private state without a class',
      'Each call of the outer function starts afresh',
      'Variables are kept, not copies of their values',
      'let gives every turn of a loop its own variable',
      'The basis of callbacks, partial calls and modules',
    ],
    resources: [
      {
        name: 'Closures on MDN',
        url: 'https://developer.mozilla.org/en-US/docs/Web/JavaScript/Guide/Closures',
      },
      { name: 'Closures on javascript.info', url: 'https://javascript.info/closure' },
      { name: 'Eloquent JavaScript, functions', url: 'https://eloquentjavascript.net/03_functions.html' },
    ],
  },
  {
    id: 'destructuring',
    description:
      "const { name, college = 'unknown' } = student takes an object apart and names its pieces in one go. Arrays come apart by position, and parameters of functions can be written the same way, so that a call reads like a small form. It appears on nearly every line of a modern component. Defaults apply to undefined alone, not to null, which is the one detail worth remembering.",
    features: [
      'Objects by name, arrays by position',
      'Defaults for whatever is missing',
      'Rename while taking: { id: userId }',
      'Rest collects all that remains',
      'Works in parameters and in for loops',
    ],
    resources: [
      {
        name: 'Destructuring on MDN',
        url: 'https://developer.mozilla.org/en-US/docs/Web/JavaScript/Reference/Operators/Destructuring',
      },
      { name: 'Destructuring on javascript.info', url: 'https://javascript.info/destructuring-assignment' },
      {
        name: 'Spread syntax on MDN',
        url: 'https://developer.mozilla.org/en-US/docs/Web/JavaScript/Reference/Operators/Spread_syntax',
      },
    ],
  },
  {
    id: 'javascript-classes',
    description:
      'A class gathers data and the functions that belong to it, and new makes one from it. Under the surface they are still prototypes, so methods are shared while fields belong to each object. Names that start with # are truly private. The classic stumble is this: take a method away from its object and it forgets whom it belonged to; an arrow function keeps it.',
    features: [
      'Constructor, fields, methods, getters',
      '# makes fields and methods private',
      'static belongs to the class itself',
      'extends and super for inheritance',
      'instanceof asks where an object came from',
    ],
    resources: [
      {
        name: 'Classes on MDN',
        url: 'https://developer.mozilla.org/en-US/docs/Web/JavaScript/Reference/Classes',
      },
      { name: 'Classes on javascript.info', url: 'https://javascript.info/classes' },
      {
        name: 'Classes in the TypeScript handbook',
        url: 'https://www.typescriptlang.org/docs/handbook/2/classes.html',
      },
    ],
  },
  {
    id: 'es-modules',
    description:
      'Each file is its own small world: it imports what it uses by name and exports what others may use. Browsers and Node both understand this without a tool, although projects bundle them for speed. Imports are fixed before the code runs, which is what lets tools drop unused parts. Prefer named exports, so that a thing is called the same everywhere, and keep circles between files out.',
    features: [
      'import and export, by name or as default',
      'Every module runs once, however often imported',
      'import() loads code only when it is needed',
      'await at the top level',
      'Strict mode without asking for it',
    ],
    resources: [
      {
        name: 'JavaScript modules on MDN',
        url: 'https://developer.mozilla.org/en-US/docs/Web/JavaScript/Guide/Modules',
      },
      { name: 'Modules on javascript.info', url: 'https://javascript.info/modules' },
      { name: 'ES modules in Node.js', url: 'https://nodejs.org/api/esm.html' },
    ],
  },
  {
    id: 'promises',
    description:
      'A promise stands for an answer that is not there yet. With await the code reads from top to bottom while other work goes on, and try and catch work as usual. Learn to see which awaits could happen together: two requests that need nothing from each other belong in Promise.all. And never let one float without a handler, or a failure will vanish or end the process.',
    features: [
      'Pending, then fulfilled or rejected, once',
      'async and await over then and catch',
      'all, allSettled, any and race',
      'Errors travel to the nearest handler',
      'Callbacks run after the current code',
    ],
    resources: [
      {
        name: 'Using promises on MDN',
        url: 'https://developer.mozilla.org/en-US/docs/Web/JavaScript/Guide/Using_promises',
      },
      { name: 'Promises and async on javascript.info', url: 'https://javascript.info/async' },
      {
        name: 'Promise on MDN',
        url: 'https://developer.mozilla.org/en-US/docs/Web/JavaScript/Reference/Global_Objects/Promise',
      },
    ],
  },
  {
    id: 'event-loop',
    description:
      "Node runs your JavaScript in one thread and asks the system to wait for networks and files on its behalf. As answers arrive, their callbacks queue up and the loop runs them one after another. That is why thousands of open connections cost little, and why one long calculation freezes all of them. Know the difference between a promise's callback and a timer, and a few famous riddles dissolve.",
    features: [
      'One call stack: a task runs until it ends',
      'Promise callbacks run before the next task',
      'Timers promise at least a delay, never an exact one',
      'setImmediate yields so that others may go first',
      'Worker threads take over heavy calculations',
    ],
    resources: [
      {
        name: 'The Node.js event loop',
        url: 'https://nodejs.org/learn/asynchronous-work/event-loop-timers-and-nexttick',
      },
      {
        name: 'Do not block the event loop',
        url: 'https://nodejs.org/learn/asynchronous-work/dont-block-the-event-loop',
      },
      {
        name: 'Execution model on MDN',
        url: 'https://developer.mozilla.org/en-US/docs/Web/JavaScript/Reference/Execution_model',
      },
    ],
  },
  {
    id: 'proxies',
    description:
      'A Proxy wraps an object and hears of every read, write and deletion before it happens. Vue and Solid build their reactivity on that: reading notes who is interested, writing tells them. You will rarely write one at work, but write a tiny one at home, twenty lines that log each access. After that, losing reactivity by destructuring is no longer a mystery, only a value read too early.',
    features: [
      'Traps for reading, writing, deleting and calling',
      'Reflect does what would have happened anyway',
      'The proxy is not === to its target',
      'Nested objects need wrapping too',
      'Base of reactivity in Vue and of stores in Solid',
    ],
    resources: [
      {
        name: 'Proxy on MDN',
        url: 'https://developer.mozilla.org/en-US/docs/Web/JavaScript/Reference/Global_Objects/Proxy',
      },
      { name: 'Proxy and Reflect on javascript.info', url: 'https://javascript.info/proxy' },
      { name: 'Reactivity in depth, Vue', url: 'https://vuejs.org/guide/extras/reactivity-in-depth.html' },
    ],
  },
  {
    id: 'fetch-api',
    description:
      'fetch(url) asks a server for something and promises a response; the body is read in a second step. It works the same in browsers, in Node and at the edge. One thing to learn on the first day: a 404 is a perfectly good answer to fetch, so check response.ok yourself. Only a broken connection or a blocked request rejects. Pass an abort signal wherever the user may leave.',
    features: [
      'Promises for the response and for its body',
      'AbortSignal cancels or sets a time limit',
      'FormData and streams as bodies',
      'credentials decides about cookies',
      'Request, Response and Headers as objects',
    ],
    resources: [
      {
        name: 'Using fetch on MDN',
        url: 'https://developer.mozilla.org/en-US/docs/Web/API/Fetch_API/Using_Fetch',
      },
      { name: 'Fetch on javascript.info', url: 'https://javascript.info/fetch' },
      {
        name: 'AbortController on MDN',
        url: 'https://developer.mozilla.org/en-US/docs/Web/API/AbortController',
      },
    ],
  },
  {
    id: 'dom',
    description:
      'While it reads your HTML, a browser builds a tree of objects, and that tree is what scripts see and change. Frameworks do it for you, yet every odd bug ends here, so learn to find a node, listen to it, alter it and take it away by hand. Events travel down to their target and bubble up again, which lets one listener on a list serve each of its items.',
    features: [
      'querySelector finds with CSS selectors',
      'Events bubble, so one parent can listen for all',
      'textContent is safe where innerHTML is not',
      'classList and dataset for state on an element',
      'Observers watch size, visibility and changes',
    ],
    resources: [
      {
        name: 'The DOM on MDN',
        url: 'https://developer.mozilla.org/en-US/docs/Web/API/Document_Object_Model',
      },
      {
        name: 'Scripting the page, a lesson on MDN',
        url: 'https://developer.mozilla.org/en-US/docs/Learn_web_development/Core/Scripting/DOM_scripting',
      },
      { name: 'Document and events on javascript.info', url: 'https://javascript.info/document' },
    ],
  },
  {
    id: 'service-workers',
    description:
      "A service worker is a script between your pages and the network that lives on after the tab is closed. It can answer from a cache, which makes a site open in the metro tunnel and start at once on the second visit. It can also serve last month's version forever, so plan updates before anything else. It needs HTTPS and has no access to the page itself, only messages.",
    features: [
      'Intercepts requests of its pages',
      'Cache storage for offline use',
      'Install and activate as separate steps',
      'Push messages and background sync where supported',
      'Updates take over when old pages have closed',
    ],
    resources: [
      {
        name: 'Service Worker API on MDN',
        url: 'https://developer.mozilla.org/en-US/docs/Web/API/Service_Worker_API',
      },
      { name: 'Learn PWA on web.dev', url: 'https://web.dev/learn/pwa' },
      { name: 'Workbox', url: 'https://developer.chrome.com/docs/workbox' },
    ],
  },
];

import type { TechnologyDetail } from '#contract/content/roadmaps.ts';

/** Details about what is used with Angular. */
export const angularLibrariesTechnologies: TechnologyDetail[] = [
  {
    id: 'angular-cli',
    description:
      'The ng command creates an Angular project, serves it while you write, builds it for release and updates it when a new version arrives. You will type it every day, so learn what its generators write before letting them write ten files for you. Its update command deserves special mention: it also rewrites your code where an API has changed, one major version at a time.',
    features: [
      'ng new and ng generate write the first files',
      'A dev server that swaps changed code into the page',
      'Production builds with size budgets that can fail',
      'ng update runs code migrations between versions',
      'ng add installs and sets up a library in one step',
    ],
    resources: [
      { name: 'Angular CLI guide', url: 'https://angular.dev/tools/cli' },
      { name: 'CLI command reference', url: 'https://angular.dev/cli' },
      { name: 'Install Angular', url: 'https://angular.dev/installation' },
    ],
  },
  {
    id: 'angular-material',
    description:
      'When the deadline is near and a date picker is missing, this official set of ready-made components helps. It follows Material Design, works with the keyboard and screen readers from the start, and lets you change colours, type and density through a theme. Under it is the Component Dev Kit, whose overlays, focus traps and virtual scrolling serve well even when you draw everything yourself.',
    features: [
      'Tables, dialogs, menus and date pickers',
      'Themes by design tokens and CSS variables',
      'Keyboard and screen reader support built in',
      'CDK behaviours without any styling',
      'Test harnesses for its components',
    ],
    resources: [
      { name: 'Angular Material', url: 'https://material.angular.dev/' },
      { name: 'Theming guide', url: 'https://material.angular.dev/guide/theming' },
      { name: 'Accessibility in Angular', url: 'https://angular.dev/best-practices/a11y' },
    ],
  },
  {
    id: 'angular-ssr',
    description:
      'With server-side rendering the first page arrives as finished HTML, readable before any script has loaded, and Angular then takes over what is already there. Each route can choose: rendered on every request, prepared once at build time, or left to the browser. Before switching it on, find the code that touches window or localStorage, because on the server neither of them exists.',
    features: [
      'A rendering mode chosen route by route',
      "Hydration that keeps the server's elements",
      'Incremental hydration through @defer blocks',
      'Early clicks replayed once the page is ready',
      'Responses reused instead of fetched twice',
    ],
    resources: [
      { name: 'Server-side and hybrid rendering', url: 'https://angular.dev/guide/ssr' },
      { name: 'Hydration', url: 'https://angular.dev/guide/hydration' },
      { name: 'Rendering on the web', url: 'https://web.dev/articles/rendering-on-the-web' },
    ],
  },
  {
    id: 'angular-testing',
    description:
      'TestBed builds a miniature Angular for one test: your component, the services it asks for, and replacements where the real ones would call a network. You click as a person would and look at what the page now says. New projects run these tests with Vitest. Prefer checking text and roles over private fields, so that a tidy-up inside does not turn half the suite red.',
    features: [
      'Components rendered with real templates',
      'Services replaced by stand-ins per test',
      'Fixtures that wait until the page is stable',
      'Harnesses that click without fragile selectors',
      'A router harness for testing navigation',
    ],
    resources: [
      { name: 'Testing guide', url: 'https://angular.dev/guide/testing' },
      { name: 'Basics of testing components', url: 'https://angular.dev/guide/testing/components-basics' },
      {
        name: 'Angular Testing Library',
        url: 'https://testing-library.com/docs/angular-testing-library/intro/',
      },
    ],
  },
  {
    id: 'ngrx',
    description:
      'NgRx keeps what an Angular application knows in one predictable place. Its classic store works with actions, reducers and effects; the lighter SignalStore builds on signals and suits most new features. Reach for it when several distant screens share state that changes in many ways, and you need to see who changed what. A service with a few signals will carry you surprisingly far before that day.',
    features: [
      'SignalStore composed from small features',
      'Actions say what happened, reducers what follows',
      'Effects keep requests out of components',
      'Entity helpers for collections',
      'Devtools that step back in time',
    ],
    resources: [
      { name: 'NgRx documentation', url: 'https://ngrx.io/' },
      { name: 'SignalStore guide', url: 'https://ngrx.io/guide/signals' },
      { name: 'Redux DevTools', url: 'https://github.com/reduxjs/redux-devtools' },
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
  {
    id: 'observables',
    description:
      'An observable is a recipe for values that come over time: clicks, messages, the answer of a server. Nothing happens until somebody subscribes, and each subscriber usually starts the recipe again. It may send many values, then an end or an error, never both. Draw a line with dots on paper for each one you meet. If you subscribe by hand, you must also unsubscribe, unless the source ends by itself.',
    features: [
      'Lazy: no subscriber, no work',
      'next, error and complete',
      'Unsubscribing also cancels what runs',
      'Subjects send to many at once',
      'The async pipe and toSignal end them for you',
    ],
    resources: [
      { name: 'Observables in RxJS', url: 'https://rxjs.dev/guide/observable' },
      { name: 'Learn RxJS', url: 'https://www.learnrxjs.io/' },
      { name: 'RxJS interop in Angular', url: 'https://angular.dev/ecosystem/rxjs-interop' },
    ],
  },
];

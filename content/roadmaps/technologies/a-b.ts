import type { TechnologyDetail } from '#contract/content/roadmaps.ts';

/** What the dialogs tell of the technologies whose ids begin with a to b, in that order. */
export const technologiesAToB: TechnologyDetail[] = [
  {
    id: 'alembic',
    description:
      'Databases outlive the code around them, so changes to their tables need a history of their own. Alembic keeps that history for SQLAlchemy projects: one small Python file per change, each knowing the one before it. It can draft a migration by comparing your models with the live database, but read every draft before you run it, because a renamed column looks to it like one dropped and one added.',
    features: [
      'Upgrade and downgrade functions in each revision',
      'Drafts migrations from your SQLAlchemy models',
      'Branches and merges when two people migrate at once',
      'Offline mode that prints the SQL instead of running it',
      'Batch operations for the limits of SQLite',
    ],
    resources: [
      { name: 'Alembic documentation', url: 'https://alembic.sqlalchemy.org/' },
      { name: 'Alembic tutorial', url: 'https://alembic.sqlalchemy.org/en/latest/tutorial.html' },
      { name: 'SQLAlchemy documentation', url: 'https://docs.sqlalchemy.org/' },
    ],
  },
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
    id: 'angular-components',
    description:
      'A component joins a TypeScript class with the template it controls and the styles that dress it. Components are standalone: each lists what its own template uses, and no module stands between. Keep them about showing things and hearing clicks. When a component starts fetching, caching and calculating, that part is asking to become a service that any other component can use as well.',
    features: [
      'input() and output() talk to the parent',
      'model() for a value that flows both ways',
      'Styles that stay inside their component',
      'ng-content places what the parent passes in',
      'Lifecycle hooks from creation to destruction',
    ],
    resources: [
      { name: 'Components guide', url: 'https://angular.dev/guide/components' },
      { name: 'Inputs', url: 'https://angular.dev/guide/components/inputs' },
      { name: 'Learn Angular, an interactive tutorial', url: 'https://angular.dev/tutorials/learn-angular' },
    ],
  },
  {
    id: 'angular-dependency-injection',
    description:
      'Instead of building what it needs, a class asks for it, and Angular hands over an instance. That one habit makes code easy to test, since a test can hand over something simpler. Injectors form a tree that follows your components and routes, so where you provide a service decides how many copies exist and who shares them. Draw that tree once and most surprises disappear.',
    features: [
      'inject() asks for a dependency in one line',
      'One shared instance when provided in root',
      'Providers for one component or one route',
      'Tokens for values that are not classes',
      'Factories that build a dependency on demand',
    ],
    resources: [
      { name: 'Dependency injection guide', url: 'https://angular.dev/guide/di' },
      {
        name: 'Hierarchical injectors',
        url: 'https://angular.dev/guide/di/hierarchical-dependency-injection',
      },
      { name: 'Learn Angular, an interactive tutorial', url: 'https://angular.dev/tutorials/learn-angular' },
    ],
  },
  {
    id: 'angular-directives',
    description:
      "Sometimes behaviour should be added to an element that already exists: a tooltip, a focus trap, a highlight on hover. A directive is a class without a template that does just this, attached by writing its selector as an attribute. You will meet directives from forms and the router long before you write one. For showing and repeating things, today's templates have @if and @for built in instead.",
    features: [
      'Attribute directives change how an element behaves',
      'Structural directives add and remove whole pieces',
      'Host bindings for classes, attributes and events',
      'hostDirectives compose several into one',
      'Inputs and outputs, just as components have',
    ],
    resources: [
      { name: 'Directives guide', url: 'https://angular.dev/guide/directives' },
      { name: 'Attribute directives', url: 'https://angular.dev/guide/directives/attribute-directives' },
      { name: 'Structural directives', url: 'https://angular.dev/guide/directives/structural-directives' },
    ],
  },
  {
    id: 'angular-http-client',
    description:
      'Talking to an API goes through HttpClient, which gives every request the same typed shape and returns it as an observable. Nothing is sent until somebody subscribes, and unsubscribing cancels the request; both catch people out at first. Interceptors are the reason to prefer it over plain fetch: one function can add a token, time a call or turn errors into messages for the whole application.',
    features: [
      'Typed responses through a generic parameter',
      'Functional interceptors around every request',
      'Cancels by unsubscribing, with no extra code',
      'httpResource turns a request into signals',
      'A testing backend that answers in place of the network',
    ],
    resources: [
      { name: 'HTTP client guide', url: 'https://angular.dev/guide/http' },
      { name: 'Interceptors', url: 'https://angular.dev/guide/http/interceptors' },
      { name: 'Testing requests', url: 'https://angular.dev/guide/http/testing' },
    ],
  },
  {
    id: 'angular-material',
    description:
      'When the deadline is near and a date picker is missing, this official set of ready-made components helps. It follows Material Design, works with the keyboard and screen readers from the start, and lets you change colours, type and density through a theme. Beneath it lies the Component Dev Kit, whose overlays, focus traps and virtual scrolling serve well even when you draw everything yourself.',
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
    id: 'angular-pipes',
    description:
      'A price of 1499.5 should read as money, and a timestamp as a date your reader knows. Pipes do such last-minute formatting inside the template, written after a bar: the value stays what it was and only its display changes. They are skipped while their input stays the same, which makes them cheap. Put heavy work such as sorting long lists into a computed signal rather than a pipe.',
    features: [
      'Ready pipes for dates, numbers, money and percent',
      'The async pipe unwraps an observable and cleans up',
      'Parameters after a colon, pipes chained in a row',
      "Formats that follow the reader's locale",
      'Your own, as a class with one transform method',
    ],
    resources: [
      { name: 'Pipes guide', url: 'https://angular.dev/guide/templates/pipes' },
      { name: 'Learn Angular, an interactive tutorial', url: 'https://angular.dev/tutorials/learn-angular' },
      {
        name: 'Intl on MDN',
        url: 'https://developer.mozilla.org/en-US/docs/Web/JavaScript/Reference/Global_Objects/Intl',
      },
    ],
  },
  {
    id: 'angular-router',
    description:
      'Every screen of an application deserves an address that can be bookmarked and shared. The router maps those addresses to components, loads each part only when somebody goes there, and keeps the back button honest. Decide early what belongs in the URL: an open tab, a search, a page number. If a reload should keep it, put it there and let your component read it as an input.',
    features: [
      'Lazy loading of a component or a whole branch',
      'Nested routes with outlets inside outlets',
      'Parameters and queries bound to component inputs',
      'Guards and resolvers as plain functions',
      'Preloading of likely next pages',
    ],
    resources: [
      { name: 'Routing guide', url: 'https://angular.dev/guide/routing' },
      { name: 'Define routes', url: 'https://angular.dev/guide/routing/define-routes' },
      { name: 'Learn Angular, an interactive tutorial', url: 'https://angular.dev/tutorials/learn-angular' },
    ],
  },
  {
    id: 'angular-services',
    description:
      'Whatever is not about drawing a screen belongs in a service: fetching courses, holding the cart, computing a discount, writing to storage. It is an ordinary class that Angular creates once and shares with everybody who asks. Small services with clear names age well. One called DataService that knows everything does not, so split by subject long before the file needs a table of contents.',
    features: [
      'One instance shared across the application',
      'Plain classes that are easy to test alone',
      'State kept as signals, changed by methods',
      'Created only when first asked for',
      'Left out of the bundle when nobody uses them',
    ],
    resources: [
      {
        name: 'Creating and using services',
        url: 'https://angular.dev/guide/di/creating-and-using-services',
      },
      { name: 'Dependency injection guide', url: 'https://angular.dev/guide/di' },
      { name: 'Learn Angular, an interactive tutorial', url: 'https://angular.dev/tutorials/learn-angular' },
    ],
  },
  {
    id: 'angular-signals',
    description:
      'A signal is a value that knows who has read it. Change it, and exactly the templates and computations that depend on it run again, with no manual subscriptions to clean up. Signals hold most state in a modern Angular application and let it run without zone.js. Reach for computed first; an effect that copies one signal into another is nearly always a computed in disguise.',
    features: [
      'signal() to hold, computed() to derive',
      'Computed values are lazy and remembered',
      'linkedSignal for state that resets with its source',
      'resource() brings in data that arrives later',
      'toSignal and toObservable bridge to RxJS',
    ],
    resources: [
      { name: 'Signals guide', url: 'https://angular.dev/guide/signals' },
      { name: 'Signals tutorial', url: 'https://angular.dev/tutorials/signals' },
      { name: 'RxJS interop', url: 'https://angular.dev/ecosystem/rxjs-interop' },
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
    id: 'angular-templates',
    description:
      'Templates are HTML with a few additions: double braces print a value, square brackets set a property, round brackets listen for an event. Blocks such as @if, @for and @switch decide what appears, and the compiler checks all of it against your types. A template should read almost like the page it draws. Once an expression grows clever, move it into a computed value with a name.',
    features: [
      'Property, attribute, class and style bindings',
      '@for with a required track expression',
      '@defer loads heavy parts only when needed',
      '@let names a value inside the template',
      'Strict type checks in every expression',
    ],
    resources: [
      { name: 'Templates guide', url: 'https://angular.dev/guide/templates' },
      { name: 'Control flow', url: 'https://angular.dev/guide/templates/control-flow' },
      { name: 'Deferred loading', url: 'https://angular.dev/guide/templates/defer' },
    ],
  },
  {
    id: 'angular-testing',
    description:
      'TestBed builds a miniature Angular for one test: your component, the services it asks for, and stand-ins where the real ones would call a network. You click as a person would and look at what the page now says. New projects run these tests with Vitest. Prefer checking text and roles over private fields, so that a tidy-up inside does not turn half the suite red.',
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
    id: 'asyncio',
    description:
      "While one request waits for a database, a server could be answering a hundred others. Python's asyncio makes that possible in a single thread: functions marked async pause at each await and let others run. It suits work that waits, such as networks and files, and does nothing for heavy sums. A single slow, ordinary call inside a coroutine holds up everyone, so move those to a thread.",
    features: [
      'async and await for pausable functions',
      'Task groups that fail and finish together',
      'Timeouts as a with block around any code',
      'Queues, locks and semaphores for coroutines',
      'asyncio.to_thread for calls that would block',
    ],
    resources: [
      { name: 'asyncio documentation', url: 'https://docs.python.org/3/library/asyncio.html' },
      { name: 'Coroutines and tasks', url: 'https://docs.python.org/3/library/asyncio-task.html' },
      { name: 'Concurrency explained by FastAPI', url: 'https://fastapi.tiangolo.com/async/' },
    ],
  },
  {
    id: 'bits-ui',
    description:
      "Selects, dialogs and date fields are hard to get right for keyboards and screen readers, and Bits UI has done that part for Svelte. Its components come with behaviour and no appearance, so they take whatever styling you bring. Try it once the browser's own elements no longer suffice, and glance at those first: a plain dialog or details element often needs no library at all.",
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
    id: 'bullmq',
    description:
      'Nobody should wait on a web page while forty certificates are being made. BullMQ puts such work into a queue kept in Redis; a separate worker process takes jobs out, tries again when one fails and reports how far it is. Write each job so that running it twice does no harm, since after a crash it may. Pass ids rather than large objects, and load the rest inside the worker.',
    features: [
      'Retries with growing pauses in between',
      'Delayed jobs and repeating schedules',
      'Priorities and rate limits per queue',
      'Parent jobs that wait for their children',
      'Events to follow progress and failures',
    ],
    resources: [
      { name: 'BullMQ guide', url: 'https://docs.bullmq.io/' },
      { name: 'BullMQ home', url: 'https://bullmq.io/' },
      { name: 'Redis documentation', url: 'https://redis.io/docs/latest/' },
    ],
  },
];

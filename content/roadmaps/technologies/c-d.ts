import type { TechnologyDetail } from '#contract/content/roadmaps.ts';

/** What the dialogs tell of the technologies whose ids begin with c to d, in that order. */
export const technologiesCToD: TechnologyDetail[] = [
  {
    id: 'celery',
    description:
      'Celery is how many Python sites do things later or elsewhere: sending letters, resizing pictures, closing the accounts of the month. Your web process drops a task into a broker such as Redis or RabbitMQ, and workers pick it up, on this machine or another. Keep tasks small and safe to repeat. Give every one of them a time limit, or a single stuck call will quietly occupy a worker for days.',
    features: [
      'Tasks are plain functions with a decorator',
      'Automatic retries with growing delays',
      'Periodic schedules through Celery Beat',
      'Chains, groups and chords of tasks',
      'Worker pools of processes, threads or greenlets',
    ],
    resources: [
      { name: 'Celery documentation', url: 'https://docs.celeryq.dev/' },
      {
        name: 'First steps with Celery',
        url: 'https://docs.celeryq.dev/en/stable/getting-started/first-steps-with-celery.html',
      },
      { name: 'RabbitMQ tutorials', url: 'https://www.rabbitmq.com/tutorials' },
    ],
  },
  {
    id: 'channels',
    description:
      'Goroutines that need to agree on something send values through a channel instead of sharing a variable. An unbuffered channel is also a meeting point: the sender waits until somebody receives. Read and write a few small pipelines until closing, ranging and select feel ordinary. Then keep to one rule that prevents most accidents: whoever sends is the one who closes, and only once.',
    features: [
      'Typed: a channel carries one kind of value',
      'Unbuffered to meet, buffered to queue a few',
      'select waits on several at once',
      'range receives until the channel is closed',
      'Direction in the type: send only or receive only',
    ],
    resources: [
      { name: 'Channels in A Tour of Go', url: 'https://go.dev/tour/concurrency/2' },
      { name: 'Pipelines and cancellation', url: 'https://go.dev/blog/pipelines' },
      { name: 'Channels in Go by Example', url: 'https://gobyexample.com/channels' },
    ],
  },
  {
    id: 'chi',
    description:
      'The standard library can route requests, and chi adds what you miss after the first twenty routes: groups, mounted sub-routers and middleware for one branch only. Handlers keep their ordinary net/http form, so nothing you write is tied to it and everything written for the standard library fits in. It suits services where you would rather read your routes from top to bottom than configure a framework.',
    features: [
      'Every handler is a plain http.Handler',
      'Route groups with middleware of their own',
      'Sub-routers mounted under a prefix',
      'Ready middleware to log, recover and time out',
      'No dependencies outside the standard library',
    ],
    resources: [
      { name: 'chi documentation', url: 'https://go-chi.io/' },
      { name: 'Package reference', url: 'https://pkg.go.dev/github.com/go-chi/chi/v5' },
      { name: 'chi on GitHub, with examples', url: 'https://github.com/go-chi/chi' },
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
    id: 'cloudflare-workers',
    description:
      "Here your code runs in data centres close to whoever is asking, started for each request in a light isolate rather than a container. That suits routing, small APIs and server-rendered sites whose visitors live in many places. It is not quite Node: most of Node's modules are available, yet there is no lasting disk and processor time is limited. Storage comes as bindings to their own services.",
    features: [
      'Standard Request and Response objects',
      'Wrangler to develop, test and deploy',
      'Bindings for key-value, SQL and object storage',
      'Durable Objects for state in one place',
      'Scheduled runs and queues',
    ],
    resources: [
      { name: 'Workers documentation', url: 'https://developers.cloudflare.com/workers/' },
      {
        name: 'Get started with the CLI',
        url: 'https://developers.cloudflare.com/workers/get-started/guide/',
      },
      { name: 'Workers examples', url: 'https://developers.cloudflare.com/workers/examples/' },
    ],
  },
  {
    id: 'completable-future',
    description:
      'A result that will exist later can already be given instructions: when you arrive, become this; together with that one, become a third; if you fail, use a default. CompletableFuture lets Java code write such chains without blocking a thread at each step. Always say which executor runs slow steps. With virtual threads at hand, plain blocking code is often easier to read, so choose this when results truly combine.',
    features: [
      'thenApply and thenCompose build chains',
      'allOf and anyOf wait for several',
      'handle and exceptionally catch failures',
      'orTimeout gives up after a while',
      'Async variants take an executor of your own',
    ],
    resources: [
      {
        name: 'CompletableFuture reference',
        url: 'https://docs.oracle.com/en/java/javase/25/docs/api/java.base/java/util/concurrent/CompletableFuture.html',
      },
      { name: 'Learn Java on dev.java', url: 'https://dev.java/learn/' },
      { name: 'A guide to CompletableFuture', url: 'https://www.baeldung.com/java-completablefuture' },
    ],
  },
  {
    id: 'composables',
    description:
      'When two Vue components need the same logic, such as following the mouse or loading a page of results, move it into a function whose name starts with use. It creates its own refs, watches what it must, cleans up after itself and returns what the component needs. Accept refs as well as plain values, and return refs, so that whoever calls it can destructure without losing the connection.',
    features: [
      'Share logic with state, not just helpers',
      'Own lifecycle hooks inside the function',
      'Return refs so that destructuring is safe',
      'toValue accepts a ref, a getter or a value',
      'Composables can build on each other',
    ],
    resources: [
      { name: 'Composables guide', url: 'https://vuejs.org/guide/reusability/composables.html' },
      { name: 'VueUse, a library of them', url: 'https://vueuse.org/' },
      { name: 'Vue tutorial', url: 'https://vuejs.org/tutorial/' },
    ],
  },
  {
    id: 'composition-api',
    description:
      "Instead of sorting code by kind, with data here and methods there, Vue's Composition API lets you keep everything about one concern together. In a component file it lives in script setup, where each variable and import is available to the template at once. New projects start this way. Older ones written with options keep working, and both styles may live side by side while you move.",
    features: [
      'script setup removes the boilerplate',
      'ref and reactive for state, computed for the rest',
      'Lifecycle hooks as functions you call',
      'Types are inferred with few annotations',
      'provide and inject pass values down the tree',
    ],
    resources: [
      {
        name: 'Composition API questions answered',
        url: 'https://vuejs.org/guide/extras/composition-api-faq.html',
      },
      { name: 'script setup reference', url: 'https://vuejs.org/api/sfc-script-setup.html' },
      { name: 'Vue tutorial', url: 'https://vuejs.org/tutorial/' },
    ],
  },
  {
    id: 'comprehensions',
    description:
      '[name.upper() for name in names if name] builds a list in one line and reads nearly as the sentence you would say. Sets and dictionaries have the same form, and round brackets make a generator that produces items one at a time instead of storing them all. They are for making a collection. As soon as you nest three of them or want side effects, an honest loop is kinder to readers.',
    features: [
      'List, set and dictionary forms',
      'An if at the end filters',
      'Generator expressions use almost no memory',
      'Several for parts, read from left to right',
      'Their loop variable does not leak outside',
    ],
    resources: [
      {
        name: 'Data structures in the Python tutorial',
        url: 'https://docs.python.org/3/tutorial/datastructures.html',
      },
      {
        name: 'Generator expressions and comprehensions',
        url: 'https://docs.python.org/3/howto/functional.html',
      },
      { name: 'Practice on Exercism', url: 'https://exercism.org/tracks/python' },
    ],
  },
  {
    id: 'cors',
    description:
      'Browsers stop a page from reading answers of another origin unless that origin agrees. CORS is how it agrees: headers on the response naming who may read, with which methods and headers. Sometimes the browser asks first, in a preflight OPTIONS request. Remember that it protects readers of your API inside browsers and nobody else: curl ignores it, so it never replaces checking who is asking.',
    features: [
      'An origin is scheme, host and port together',
      'Preflight requests for anything unusual',
      'Credentials need an exact origin, never a star',
      'Max-Age lets browsers remember the answer',
      'Errors show in the console, not to your code',
    ],
    resources: [
      { name: 'CORS on MDN', url: 'https://developer.mozilla.org/en-US/docs/Web/HTTP/Guides/CORS' },
      {
        name: 'Same-origin policy on MDN',
        url: 'https://developer.mozilla.org/en-US/docs/Web/Security/Defenses/Same-origin_policy',
      },
      { name: 'CORS at PortSwigger Web Security Academy', url: 'https://portswigger.net/web-security/cors' },
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
      'Grid lays things out in rows and columns at once, and the parent alone decides. You describe tracks, give areas names if you like, and place children or let them flow into free cells. It shines for page skeletons and for galleries that fit as many columns as there is room. Keep the order in the HTML sensible, since the keyboard and screen readers follow that and not your placement.',
    features: [
      'fr units share out what is left',
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
      'In a large project two people will sooner or later both write .title. With CSS Modules every file has names of its own: you import the stylesheet as an object, and the build turns styles.title into something unique. What you write stays ordinary CSS, with nothing added in the browser. It asks only for a file name ending in .module.css and a build tool that knows it, such as Vite or Next.js.',
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
    id: 'decorators',
    description:
      'The line @Component above a class is a decorator: a function that receives what stands below it and may add to it or note something about it. Angular and NestJS are built on them. TypeScript knows two kinds, the standard ones and an older experimental form chosen by a setting, and several frameworks still rely on the older. You will read hundreds and write few; write them only for truly repeated concerns.',
    features: [
      'Placed on classes, methods, fields and accessors',
      "Factories take settings: @Input() or @Get('/')",
      'Run once, while the class is being defined',
      'Several on one target apply from the inside out',
      'Metadata that a framework reads later',
    ],
    resources: [
      {
        name: 'Decorators in the TypeScript handbook',
        url: 'https://www.typescriptlang.org/docs/handbook/decorators.html',
      },
      { name: 'The decorators proposal', url: 'https://github.com/tc39/proposal-decorators' },
      { name: 'Components in Angular', url: 'https://angular.dev/guide/components' },
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
    id: 'django',
    description:
      'Django brings nearly everything a website with accounts and data needs: an ORM with migrations, forms, login, templates and an admin area that appears from your models. It has strong opinions about where things go, which is a relief in a team. Take it when the project is a whole site; a lone small API may be happier with less. Its official tutorial is among the best there are.',
    features: [
      'An admin site made from your models',
      'Accounts, permissions and sessions built in',
      'Protection against CSRF, XSS and SQL injection',
      'Migrations written from changed models',
      'Forms that validate and show themselves again',
      'Async views where waiting matters',
    ],
    resources: [
      { name: 'Django documentation', url: 'https://docs.djangoproject.com/' },
      { name: 'The official tutorial', url: 'https://docs.djangoproject.com/en/stable/intro/tutorial01/' },
      {
        name: 'Django on MDN',
        url: 'https://developer.mozilla.org/en-US/docs/Learn_web_development/Extensions/Server-side/Django',
      },
    ],
  },
  {
    id: 'django-orm',
    description:
      'Models are Python classes, rows are their instances, and a queryset describes which rows you want without fetching them yet. It is fetched when you loop over it, so you can keep narrowing it down until then. Learn select_related and prefetch_related in your first week: without them a page of fifty courses may send fifty-one queries. Print the SQL from time to time to see what was really asked.',
    features: [
      'Lazy querysets that chain',
      'Foreign keys followed with double underscores',
      'F and Q objects for sums and conditions in SQL',
      'Aggregates and annotations',
      'Transactions with atomic()',
    ],
    resources: [
      { name: 'Models and databases', url: 'https://docs.djangoproject.com/en/stable/topics/db/' },
      { name: 'Making queries', url: 'https://docs.djangoproject.com/en/stable/topics/db/queries/' },
      { name: 'QuerySet reference', url: 'https://docs.djangoproject.com/en/stable/ref/models/querysets/' },
    ],
  },
  {
    id: 'docker',
    description:
      'An image holds your program together with all that it needs to run; a container is that image, running, apart from the rest of the machine. The same image works on your laptop, in the test pipeline and on the server. Start by writing one short Dockerfile and one Compose file with a database. Keep images small, run as an ordinary user and never bake secrets into a layer.',
    features: [
      'Images in layers that are cached and shared',
      'Compose starts several services together',
      'Multi-stage builds leave the tools behind',
      'Volumes keep data beyond the container',
      'Registries to push to and pull from',
    ],
    resources: [
      { name: 'Docker documentation', url: 'https://docs.docker.com/' },
      { name: 'Get started with Docker', url: 'https://docs.docker.com/get-started/' },
      { name: 'Dockerfile reference', url: 'https://docs.docker.com/reference/dockerfile/' },
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
    id: 'drizzle-orm',
    description:
      'Drizzle describes tables in TypeScript and gives queries that read like the SQL they become. Nothing is generated and nothing runs beside your process; types follow from the schema file itself. If you know SQL you will feel at home within an hour, and if not, learn that first. Its companion, Drizzle Kit, compares the schema with the database and writes migrations that you can read before running.',
    features: [
      'Tables declared in TypeScript',
      'Types inferred, with no generation step',
      'SQL-like builder and relational queries',
      'PostgreSQL, MySQL and SQLite drivers',
      'Migrations as plain SQL files',
    ],
    resources: [
      { name: 'Drizzle documentation', url: 'https://orm.drizzle.team/docs/overview' },
      { name: 'Get started', url: 'https://orm.drizzle.team/docs/get-started' },
      { name: 'Drizzle Kit', url: 'https://orm.drizzle.team/docs/kit-overview' },
    ],
  },
];

import type { TechnologyDetail } from '#contract/content/roadmaps.ts';

/** What the dialogs tell of the technologies whose ids begin with o to p, in that order. */
export const technologiesOToP: TechnologyDetail[] = [
  {
    id: 'oauth',
    description:
      'Log in with Google is OAuth at work, with OpenID Connect on top to say who the person is. The user gives consent to somebody they already trust, and your application receives a token instead of a password. Use the authorization code flow with PKCE; the other flows of old are discouraged. Let a tested library do it, check state and redirect address exactly, and ask for few scopes.',
    features: [
      'Authorization code flow with PKCE',
      'Access tokens short, refresh tokens guarded',
      'Scopes limit what an app may do',
      'OpenID Connect adds a verified identity',
      'Redirect addresses compared letter by letter',
    ],
    resources: [
      { name: 'OAuth 2.0 on oauth.net', url: 'https://oauth.net/2/' },
      { name: 'OAuth 2.0 Simplified', url: 'https://www.oauth.com/' },
      {
        name: 'Security best current practice, RFC 9700',
        url: 'https://www.rfc-editor.org/rfc/rfc9700.html',
      },
      { name: 'How OpenID Connect works', url: 'https://openid.net/developers/how-connect-works/' },
    ],
  },
  {
    id: 'observables',
    description:
      'An observable is a recipe for values that come over time: clicks, messages, the answer of a server. Nothing happens until somebody subscribes, and each subscriber usually starts the recipe anew. It may send many values, then an end or an error, never both. Draw a line with dots on paper for each one you meet. Whoever subscribes by hand must also unsubscribe, unless the source ends by itself.',
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
  {
    id: 'openapi',
    description:
      'An OpenAPI document lists every path of an API with what it takes and returns, in a form that people and programs can both read. From it come reference pages, typed clients, stand-in servers and contract tests. Some teams write it first, others let the framework derive it from code. Either way have the pipeline check it, because a description that disagrees with the server is worse than none.',
    features: [
      'Paths, parameters, bodies and responses',
      'Schemas shared by reference',
      'Built on JSON Schema since version 3.1',
      'Clients and servers can be generated',
      'Describes authentication as well',
    ],
    resources: [
      { name: 'Learn OpenAPI', url: 'https://learn.openapis.org/' },
      { name: 'The specification', url: 'https://spec.openapis.org/oas/latest.html' },
      { name: 'Swagger documentation', url: 'https://swagger.io/docs/' },
    ],
  },
  {
    id: 'opentelemetry',
    description:
      'When a request crosses five services and one is slow, you want a single picture of the whole journey. OpenTelemetry is the shared way to record it: traces, metrics and logs in one format, whoever displays them later. Start by switching on automatic instrumentation, then add spans with names from your own subject. Keep personal data out of attributes, and sample when volume grows.',
    features: [
      'Traces made of nested spans',
      'Metrics and logs that link to them',
      'Automatic instrumentation for common libraries',
      'Context passed along in standard headers',
      'A collector sends to any backend',
    ],
    resources: [
      { name: 'OpenTelemetry documentation', url: 'https://opentelemetry.io/docs/' },
      { name: 'Getting started by language', url: 'https://opentelemetry.io/docs/languages/' },
      { name: 'W3C Trace Context', url: 'https://www.w3.org/TR/trace-context/' },
    ],
  },
  {
    id: 'owasp-top-ten',
    description:
      'Every few years OWASP counts which weaknesses hurt web applications most, and the list changes less than one would hope. Broken access control leads: users who reach what belongs to others by changing an id in the address. Misconfiguration, careless dependencies and injection follow. Read one entry a day for ten days and look for it in your own project; you may well find three.',
    features: [
      'Broken access control in first place',
      'Misconfiguration and software supply chain next',
      'Cryptographic failures and injection',
      'Each entry with examples and prevention',
      'Cheat sheets tell how to do it right',
    ],
    resources: [
      { name: 'OWASP Top Ten', url: 'https://owasp.org/www-project-top-ten/' },
      { name: 'OWASP cheat sheets', url: 'https://cheatsheetseries.owasp.org/' },
      { name: 'PortSwigger Web Security Academy', url: 'https://portswigger.net/web-security' },
    ],
  },
  {
    id: 'password-hashing',
    description:
      "A site must be able to check a password without being able to reveal it. So it stores a hash from a function that is slow on purpose and salted for each user; Argon2id is today's first choice. Never invent one, and never use plain SHA for this. Measure the settings on your own server until one check costs a noticeable fraction of a second, and raise them as machines improve.",
    features: [
      'Slow and hungry for memory, on purpose',
      'A fresh salt for every password',
      'Settings are stored inside the hash',
      'Rehash at login when settings have changed',
      'Refuse passwords known from leaks',
    ],
    resources: [
      {
        name: 'Password storage cheat sheet',
        url: 'https://cheatsheetseries.owasp.org/cheatsheets/Password_Storage_Cheat_Sheet.html',
      },
      { name: 'Argon2, RFC 9106', url: 'https://www.rfc-editor.org/rfc/rfc9106.html' },
      { name: 'Digital identity guidelines of NIST', url: 'https://pages.nist.gov/800-63-4/' },
    ],
  },
  {
    id: 'pgx',
    description:
      "pgx speaks PostgreSQL's own protocol from Go, which makes it quick and lets you use what the database really offers: arrays, JSON, COPY, notifications. You write SQL and scan into structs. It can also stand behind database/sql when a library expects that. Open one pool at the start, hand it a context with each query, and pass values as arguments, never pasted into the text.",
    features: [
      'A connection pool in pgxpool',
      'Rows collected straight into structs',
      'COPY for loading many rows quickly',
      'LISTEN and NOTIFY from PostgreSQL',
      'Batches save trips to the server',
    ],
    resources: [
      { name: 'Package reference', url: 'https://pkg.go.dev/github.com/jackc/pgx/v5' },
      { name: 'pgx on GitHub', url: 'https://github.com/jackc/pgx' },
      { name: 'PostgreSQL documentation', url: 'https://www.postgresql.org/docs/current/' },
    ],
  },
  {
    id: 'pinia',
    description:
      'When several pages need the same facts, who is logged in or what lies in the cart, a Pinia store holds them outside any component. You write it much like a composable, with refs, computed values and functions, and it appears in the developer tools. Do not move everything there: state of one form belongs in its component, and answers from a server are often better kept by a query library.',
    features: [
      'Stores as functions, with types inferred',
      'State, getters and actions',
      'storeToRefs keeps values reactive',
      'Devtools with time travel',
      'Safe on the server, one set per request',
    ],
    resources: [
      { name: 'Pinia documentation', url: 'https://pinia.vuejs.org/' },
      { name: 'Core concepts', url: 'https://pinia.vuejs.org/core-concepts/' },
      { name: 'State management in Vue', url: 'https://vuejs.org/guide/scaling-up/state-management.html' },
    ],
  },
  {
    id: 'playwright',
    description:
      'Playwright drives Chromium, Firefox and WebKit as a person would: open, click, type, read. It waits until an element is ready, so tests need no sleeping, and when one fails the trace shows every step with pictures. Find things by role and label, as users do, and accessibility is tested along the way. Keep journeys few and important, because small rules belong in faster tests.',
    features: [
      'Locators by role, label and text',
      'Waits by itself before acting',
      'Traces with snapshots of every step',
      'A fresh browser context for each test',
      'Phones, dark mode and offline emulated',
    ],
    resources: [
      { name: 'Playwright documentation', url: 'https://playwright.dev/docs/intro' },
      { name: 'Best practices', url: 'https://playwright.dev/docs/best-practices' },
      { name: 'Accessibility testing', url: 'https://playwright.dev/docs/accessibility-testing' },
    ],
  },
  {
    id: 'postgresql',
    description:
      'A relational database that students and banks run alike: strict about what you store, generous in what you can ask. Besides tables it handles JSON, full text search, ranges and geography. Begin with constraints, since a rule kept by the database holds even when your code forgets it. When a query is slow, ask EXPLAIN before guessing; the answer is often one missing index.',
    features: [
      'Transactions that hold even after a crash',
      'Constraints, foreign keys and checks',
      'JSONB with indexes',
      'Window functions and common table expressions',
      'Extensions for maps, vectors and more',
    ],
    resources: [
      { name: 'PostgreSQL documentation', url: 'https://www.postgresql.org/docs/current/' },
      { name: 'The official tutorial', url: 'https://www.postgresql.org/docs/current/tutorial.html' },
      { name: 'PostgreSQL exercises', url: 'https://pgexercises.com/' },
      { name: 'Use the index, Luke', url: 'https://use-the-index-luke.com/' },
    ],
  },
  {
    id: 'pprof',
    description:
      'Where does the time go, and who holds all that memory? pprof answers for Go: it samples a running program and draws which functions cost what. Add a single import to a server, or a flag to a benchmark, and look at the flame graph. Measure before changing anything and again afterwards. The culprit is seldom what one suspected. Keep its address closed to the outside world.',
    features: [
      'Profiles of processor, memory and blocking',
      'Flame graphs in the browser',
      'Lists of goroutines, good for finding leaks',
      'Compares two profiles with each other',
      'Cheap enough to run in production',
    ],
    resources: [
      { name: 'Diagnostics in Go', url: 'https://go.dev/doc/diagnostics' },
      { name: 'Profiling Go programs', url: 'https://go.dev/blog/pprof' },
      { name: 'Package net/http/pprof', url: 'https://pkg.go.dev/net/http/pprof' },
    ],
  },
  {
    id: 'prettier',
    description:
      'Prettier rewrites code in one consistent layout, so nobody has to discuss where a bracket goes. It offers very few settings on purpose. Let the editor run it on saving, have the pipeline check it, and reviews will be about meaning again. When adding it to an old project, format everything in one commit of its own and name that commit in a file that git blame ignores.',
    features: [
      'JavaScript, TypeScript, CSS, HTML, Markdown and more',
      'Formats on save in every common editor',
      'Plugins for Svelte, Tailwind and others',
      '--check for the pipeline',
      'Ignores what you list in one file',
    ],
    resources: [
      { name: 'Prettier documentation', url: 'https://prettier.io/docs/' },
      { name: 'Prettier playground', url: 'https://prettier.io/playground/' },
      { name: 'Why Prettier', url: 'https://prettier.io/docs/why-prettier' },
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
  {
    id: 'prisma',
    description:
      'Prisma starts from a description of your data in a language of its own: models, fields, relations. From it come migrations and queries that are fully typed, down to which fields you selected. Beginners get far quickly, and mistakes show in the editor. Version 8 is built anew, with other queries and, so far, fewer databases than version 7, so match a tutorial to the one you installed. And look at the SQL it sends.',
    features: [
      'Models and relations in one readable file',
      'Queries typed by the fields you select',
      'Migrations that land in your repository',
      'A browser for the data, called Studio',
      'PostgreSQL first, other databases by version',
    ],
    resources: [
      { name: 'Prisma documentation', url: 'https://www.prisma.io/docs' },
      { name: 'Prisma ORM', url: 'https://www.prisma.io/docs/orm' },
      { name: 'Supported databases', url: 'https://www.prisma.io/docs/orm/supported-databases' },
    ],
  },
  {
    id: 'prometheus',
    description:
      'Prometheus visits your services every few seconds, reads their numbers and keeps them as series over time. Then you can ask how many requests failed in the last hour, or be woken when they do. Expose a handful first: requests, errors, duration, and how full things are. Never put user ids into labels, since each new value starts a series of its own and memory follows.',
    features: [
      'Collects by asking, from a plain text page',
      'Counters, gauges and histograms',
      'PromQL to ask questions of series',
      'Alertmanager groups and sends alarms',
      'Shown in Grafana dashboards',
    ],
    resources: [
      { name: 'Prometheus documentation', url: 'https://prometheus.io/docs/introduction/overview/' },
      { name: 'Querying basics', url: 'https://prometheus.io/docs/prometheus/latest/querying/basics/' },
      { name: 'Instrumentation practices', url: 'https://prometheus.io/docs/practices/instrumentation/' },
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
    id: 'protocol-buffers',
    description:
      'Two services must agree on what a message looks like, even after one was updated and the other was not. In a .proto file you name the fields and give each a number; code for many languages is generated, and what travels is small and binary. The rules for change are few and strict: never reuse a number, never change a type, and reserve whatever you remove.',
    features: [
      'Compact binary messages',
      'Generated types in many languages',
      'Old and new versions understand each other',
      'A JSON form for debugging and browsers',
      'Services described for gRPC',
    ],
    resources: [
      { name: 'Protocol Buffers documentation', url: 'https://protobuf.dev/' },
      { name: 'Language guide', url: 'https://protobuf.dev/programming-guides/proto3/' },
      { name: 'Go tutorial', url: 'https://protobuf.dev/getting-started/gotutorial/' },
      { name: 'Buf documentation', url: 'https://buf.build/docs/' },
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
    id: 'pydantic',
    description:
      'Data from outside is a rumour until it has been checked. In Pydantic you write a class with types, and it turns input into an object or explains precisely what is wrong, field by field. It converts where that is sensible, so the text 5 may become a number; strict mode forbids it. Besides requests it is good at settings, reading them from the environment once, at the start.',
    features: [
      'Models from ordinary type hints',
      'Errors that name field and reason',
      'Validators for rules of your own',
      'JSON Schema from any model',
      'A fast core written in Rust',
    ],
    resources: [
      { name: 'Pydantic documentation', url: 'https://docs.pydantic.dev/latest/' },
      { name: 'Models', url: 'https://docs.pydantic.dev/latest/concepts/models/' },
      { name: 'FastAPI, built on it', url: 'https://fastapi.tiangolo.com/' },
    ],
  },
  {
    id: 'pyproject-toml',
    description:
      'One file tells what a Python project is called, which Python it needs, what it depends on and how it is built, and most tools keep their settings there too. It replaced a small crowd of older files. Write dependencies loosely here, such as a lowest version, and leave exact ones to a lock file. A package with a src folder avoids importing by accident what was never installed.',
    features: [
      '[project] for name, version and dependencies',
      '[build-system] names what builds it',
      '[tool.*] holds settings of Ruff, mypy, pytest',
      'Dependency groups for development',
      'Entry points become commands',
    ],
    resources: [
      {
        name: 'Writing your pyproject.toml',
        url: 'https://packaging.python.org/en/latest/guides/writing-pyproject-toml/',
      },
      { name: 'Python Packaging User Guide', url: 'https://packaging.python.org/' },
      { name: 'Projects in uv', url: 'https://docs.astral.sh/uv/guides/projects/' },
    ],
  },
  {
    id: 'pytest',
    description:
      'A test is a function whose name begins with test_, and assert is the only word you need; when it fails, pytest shows both sides in full. Fixtures prepare what tests share and clean up afterwards, handed in by parameter name. Parametrize turns one test into twenty. Keep fixtures near their users, for a tall tower of them in conftest is harder to read than a little repetition.',
    features: [
      'Plain assert with a detailed report',
      'Fixtures with function to session scope',
      'Parametrize over many cases',
      'Marks select or skip tests',
      'Plugins for Django, asyncio and coverage',
    ],
    resources: [
      { name: 'pytest documentation', url: 'https://docs.pytest.org/' },
      { name: 'How to use fixtures', url: 'https://docs.pytest.org/en/stable/how-to/fixtures.html' },
      { name: 'Parametrizing tests', url: 'https://docs.pytest.org/en/stable/how-to/parametrize.html' },
    ],
  },
  {
    id: 'python',
    description:
      'Python reads almost like the explanation you would give a friend, which is why it is taught first and still used in research, on servers and in small tools that run once. It cares about indentation and little else. Begin with the official tutorial and a problem of your own. Speed is seldom the trouble; forgotten types and untested branches are, so add hints and tests as the script grows.',
    features: [
      'Clear syntax with meaningful indentation',
      'Lists, dicts, sets and tuples built in',
      'A wide standard library',
      'Type hints checked by separate tools',
      'A package index for nearly everything',
    ],
    resources: [
      { name: 'The Python tutorial', url: 'https://docs.python.org/3/tutorial/' },
      { name: 'Python documentation', url: 'https://docs.python.org/3/' },
      { name: 'Python on Exercism', url: 'https://exercism.org/tracks/python' },
      { name: 'MOOC.fi Python Programming', url: 'https://programming-25.mooc.fi/' },
    ],
  },
  {
    id: 'python-data-structures',
    description:
      'A list keeps things in order, a dict finds them by key, a set knows what it has seen, a tuple holds a few that belong together. Choosing well makes half the code unnecessary: ask whether you look things up or walk through them. Assignment never copies, so two names may share one list. That also explains why a list as a default argument remembers earlier calls.',
    features: [
      'Slices take parts, from either end',
      'Dicts keep the order of insertion',
      'Sets for fast membership and differences',
      'Tuples can be keys, lists cannot',
      'Counter, deque and defaultdict in collections',
    ],
    resources: [
      {
        name: 'Data structures in the Python tutorial',
        url: 'https://docs.python.org/3/tutorial/datastructures.html',
      },
      { name: 'Built-in types', url: 'https://docs.python.org/3/library/stdtypes.html' },
      { name: 'Module collections', url: 'https://docs.python.org/3/library/collections.html' },
    ],
  },
  {
    id: 'python-exceptions',
    description:
      'When something cannot go on, Python raises an exception, and it rises through the callers until one of them knows what to do. Catch the narrow kind you expect, close to where you can help, and let the rest pass; a bare except hides the typing error you are looking for. Trying first and handling failure is idiomatic here. Read a traceback from its last line upwards.',
    features: [
      'try, except, else and finally',
      'raise from keeps the original cause',
      'Classes of your own for your own failures',
      'with closes things on every way out',
      'Groups and except* for concurrent tasks',
    ],
    resources: [
      { name: 'Errors and exceptions', url: 'https://docs.python.org/3/tutorial/errors.html' },
      { name: 'Built-in exceptions', url: 'https://docs.python.org/3/library/exceptions.html' },
      { name: 'Module contextlib', url: 'https://docs.python.org/3/library/contextlib.html' },
    ],
  },
  {
    id: 'python-generators',
    description:
      'A function with yield hands out one value, sleeps, and goes on where it stopped when asked for the next. So you can walk through a file larger than memory, or through numbers without end. Each runs through once, and then it is empty. Chains of small generators read like a pipe in the terminal. Turn one into a list only if you truly need length or a second pass.',
    features: [
      'Values made one at a time, on demand',
      'yield from delegates to another',
      'Generator expressions in round brackets',
      'itertools joins, slices and groups them',
      'Base of context managers by decorator',
    ],
    resources: [
      { name: 'Iterators and generators', url: 'https://docs.python.org/3/tutorial/classes.html#generators' },
      { name: 'Functional programming how-to', url: 'https://docs.python.org/3/howto/functional.html' },
      { name: 'Module itertools', url: 'https://docs.python.org/3/library/itertools.html' },
    ],
  },
];

import type { TechnologyDetail } from '#contract/content/roadmaps.ts';

/** What the dialogs tell of the technologies whose ids begin with sp to sv, in that order. */
export const technologiesSpToSv: TechnologyDetail[] = [
  {
    id: 'spring-boot',
    description:
      'Spring Boot starts a complete server from a main method and a few dependencies, filling in sensible settings for all you did not mention. That is wonderful until you wonder where something came from; the conditions report then tells you why each part was configured. Begin at start.spring.io, keep settings in one file, and learn plain Spring underneath, since that is what actually runs.',
    features: [
      'Starters gather what belongs together',
      'Settings guessed from what is on the class path',
      'An embedded server, so a jar is enough',
      'Actuator for health and metrics',
      'Test slices start only what they need',
    ],
    resources: [
      { name: 'Spring Boot documentation', url: 'https://docs.spring.io/spring-boot/' },
      { name: 'Spring guides', url: 'https://spring.io/guides' },
      { name: 'Spring Initializr', url: 'https://start.spring.io/' },
    ],
  },
  {
    id: 'spring-data-jpa',
    description:
      'Declare an interface with a method findByCollegeAndYear, and Spring Data writes the query from its name. For daily reading and saving that removes much repetition. Long names are a sign to write the query yourself with @Query. Under it sits JPA with all its habits, above all lazy relations, so keep the SQL log open and fetch into small records whenever you only want to show something.',
    features: [
      'Queries made from method names',
      '@Query for your own JPQL or SQL',
      'Paging and sorting as parameters',
      'Projections into records or interfaces',
      'Auditing fills in who and when',
    ],
    resources: [
      { name: 'Spring Data JPA documentation', url: 'https://docs.spring.io/spring-data/jpa/reference/' },
      { name: 'Accessing data with JPA', url: 'https://spring.io/guides/gs/accessing-data-jpa' },
      { name: 'Hibernate ORM documentation', url: 'https://hibernate.org/orm/documentation/' },
    ],
  },
  {
    id: 'spring-dependency-injection',
    description:
      'Spring creates your objects, hands each what it needs and keeps them; such an object is called a bean. Ask through the constructor, then a class can be tested with nothing but new. A bean is normally shared by all requests, and therefore must not keep anything about one of them in its fields. When the start fails, read the last cause in the trace: it names what was missing.',
    features: [
      'Constructor injection without annotations',
      '@Component and its kin are found by scanning',
      '@Bean methods for classes of others',
      'Profiles choose between implementations',
      'Singletons unless another scope is asked for',
    ],
    resources: [
      { name: 'The IoC container', url: 'https://docs.spring.io/spring-framework/reference/core/beans.html' },
      {
        name: 'Spring beans and injection in Boot',
        url: 'https://docs.spring.io/spring-boot/reference/using/spring-beans-and-dependency-injection.html',
      },
      { name: 'Spring Framework documentation', url: 'https://docs.spring.io/spring-framework/reference/' },
    ],
  },
  {
    id: 'spring-mvc',
    description:
      'Controllers in Spring MVC are classes whose methods answer requests: the annotation names the path, the parameters are filled from address, body and headers, and what you return becomes JSON or a page. Validate the input record with annotations and handle errors in one advice class, so that all answers look alike. Controllers stay thin; what the business means belongs into services behind them.',
    features: [
      '@GetMapping and its siblings',
      'Bodies turned into records by Jackson',
      'Bean Validation with @Valid',
      'Problem details for errors',
      'MockMvc tests without a network',
    ],
    resources: [
      {
        name: 'Spring Web MVC documentation',
        url: 'https://docs.spring.io/spring-framework/reference/web/webmvc.html',
      },
      { name: 'Building a RESTful web service', url: 'https://spring.io/guides/gs/rest-service' },
      { name: 'Testing the web layer', url: 'https://spring.io/guides/gs/testing-web' },
    ],
  },
  {
    id: 'spring-security',
    description:
      'Every request passes a chain of filters before it reaches your code, and there Spring Security finds out who is asking and whether they may. Add the dependency and all is closed; you then open what should be open. Write the rules from narrow to broad and end with deny. Keep its CSRF protection for browser forms. And test that the wrong person gets a 403, not only that the right one gets in.',
    features: [
      'Form login, OAuth 2, OpenID Connect and passkeys',
      'Rules by path and on methods',
      'Password encoders with current algorithms',
      'CSRF tokens and security headers by default',
      'Test support to act as any user',
    ],
    resources: [
      { name: 'Spring Security documentation', url: 'https://docs.spring.io/spring-security/reference/' },
      { name: 'Securing a web application', url: 'https://spring.io/guides/gs/securing-web' },
      { name: 'OWASP cheat sheets', url: 'https://cheatsheetseries.owasp.org/' },
    ],
  },
  {
    id: 'sql',
    description:
      'SQL has outlived every fashion because it lets you say what you want and leaves the how to the database. Learn select, where, join, group by and order by well, and you will use them for decades. Think in sets of rows instead of loops. Always pass values separately from the text of a query. And practise on real tables, since joins are understood with the fingers.',
    features: [
      'Joins bring tables together',
      'Grouping and aggregates for summaries',
      'Window functions compare rows with neighbours',
      'Transactions: all of it or nothing',
      'Constraints keep out wrong data',
    ],
    resources: [
      { name: 'SQLBolt, interactive lessons', url: 'https://sqlbolt.com/' },
      { name: 'Select Star SQL, an interactive book', url: 'https://selectstarsql.com/' },
      {
        name: 'SQL in the PostgreSQL tutorial',
        url: 'https://www.postgresql.org/docs/current/tutorial-sql.html',
      },
    ],
  },
  {
    id: 'sqlalchemy',
    description:
      'SQLAlchemy is two tools in one: a core that builds SQL from Python expressions, and an ORM that maps classes to tables on top. Both write queries with select(), in the same style. A session gathers your changes and sends them together. Decide for each relation how it should be loaded, watch for queries inside loops, and keep one session per request or task.',
    features: [
      'Typed models with Mapped annotations',
      'select() for core and ORM alike',
      'Sessions as a unit of work',
      'Joined and select-in loading',
      'Async engines for asyncio',
    ],
    resources: [
      { name: 'SQLAlchemy documentation', url: 'https://docs.sqlalchemy.org/' },
      { name: 'Unified tutorial', url: 'https://docs.sqlalchemy.org/en/20/tutorial/' },
      { name: 'Alembic documentation', url: 'https://alembic.sqlalchemy.org/' },
    ],
  },
  {
    id: 'sqlc',
    description:
      'You write SQL in a file with a name above each query; sqlc checks it against your schema and generates the Go functions that run it, with types for every parameter and row. A column that was renamed becomes a compile error and not a surprise at night. It suits people who like SQL. Queries assembled at run time from many optional filters are where it fits least well.',
    features: [
      'Plain SQL in, typed Go out',
      'Checked against schema and migrations',
      'PostgreSQL, MySQL and SQLite',
      'Works with pgx and with database/sql',
      'No library needed when it runs',
    ],
    resources: [
      { name: 'sqlc documentation', url: 'https://docs.sqlc.dev/' },
      { name: 'sqlc playground', url: 'https://play.sqlc.dev/' },
      { name: 'Accessing a relational database in Go', url: 'https://go.dev/doc/tutorial/database-access' },
    ],
  },
  {
    id: 'sqlite',
    description:
      'SQLite is a whole database in a single file, with no server to install, and it is already in your phone and browser. It suits learning, tests, desktop programs, and also many a website that lives on one machine. Switch on write-ahead logging and foreign keys first of all. There is one writer at a time, which is seldom a problem if transactions stay short.',
    features: [
      'A database that is one file',
      'Full transactions',
      'Runs inside your own process',
      'Full text search and JSON functions',
      'Strict tables if you want firm types',
    ],
    resources: [
      { name: 'SQLite documentation', url: 'https://www.sqlite.org/docs.html' },
      { name: 'Appropriate uses for SQLite', url: 'https://www.sqlite.org/whentouse.html' },
      { name: 'Quirks of SQLite', url: 'https://www.sqlite.org/quirks.html' },
    ],
  },
  {
    id: 'storybook',
    description:
      'Storybook shows every component alone, in each of its states: empty, loading, far too long, gone wrong. Each such state is a story, a few lines beside the component, and stories serve as documentation, as tests and as something to show a designer. You will find states you had forgotten. It pays off once several people share components; for a small app, a page of examples may be enough.',
    features: [
      'Stories for each state of a component',
      'Runs stories as tests in a real browser',
      'Accessibility checks next to each one',
      'Controls to change props by hand',
      'Pages of documentation from the same files',
    ],
    resources: [
      { name: 'Storybook documentation', url: 'https://storybook.js.org/docs' },
      { name: 'Storybook tutorials', url: 'https://storybook.js.org/tutorials/' },
      { name: 'Component-driven user interfaces', url: 'https://www.componentdriven.org/' },
    ],
  },
  {
    id: 'svelte-attachments',
    description:
      'Sometimes you need the real element, to start a chart, watch its size or add a tooltip. An attachment is a function that receives the element once it is on the page and may return another to clean up. Written as {@attach ...}, it runs again when state that it reads has changed. Older code does the same with use: and actions, so you will meet both of them.',
    features: [
      'Runs when the element appears',
      'What it returns cleans up afterwards',
      'Reacts to the state it reads',
      'Several on one element, also on components',
      'Factories pass options along',
    ],
    resources: [
      { name: '@attach in the Svelte documentation', url: 'https://svelte.dev/docs/svelte/@attach' },
      { name: 'Svelte tutorial', url: 'https://svelte.dev/tutorial' },
      {
        name: 'ResizeObserver on MDN',
        url: 'https://developer.mozilla.org/en-US/docs/Web/API/ResizeObserver',
      },
    ],
  },
  {
    id: 'svelte-bindings',
    description:
      'Data normally flows downwards, from parent to child. bind: lets it flow both ways between an input and your state, which makes forms short: what is typed is in the variable at once. It also reads sizes, scroll and media positions, or hands you the element. Between components use it sparingly, and mark such a prop as bindable, since two owners of one value are hard to follow.',
    features: [
      'bind:value, bind:checked and bind:group',
      'bind:this gives the element',
      'Sizes and media properties to read',
      '$bindable allows it for a prop',
      'Getter and setter pairs to check on the way',
    ],
    resources: [
      { name: 'bind: in the Svelte documentation', url: 'https://svelte.dev/docs/svelte/bind' },
      { name: '$bindable', url: 'https://svelte.dev/docs/svelte/$bindable' },
      { name: 'Svelte tutorial', url: 'https://svelte.dev/tutorial' },
    ],
  },
  {
    id: 'svelte-components',
    description:
      "A .svelte file is HTML with a script above and a style below, and the compiler turns it into small, direct JavaScript. Markup is ordinary, with braces where a value goes. Styles belong to the component alone. There is little to learn before the first one works, so build five tiny ones on the first evening. The compiler's warnings about accessibility are worth heeding from then on.",
    features: [
      'Script, markup and scoped style in one file',
      'Compiled away, with a small runtime',
      'Events are ordinary attributes such as onclick',
      'Warnings about accessibility while you write',
      'The same runes in .svelte.js files',
    ],
    resources: [
      { name: 'Svelte files', url: 'https://svelte.dev/docs/svelte/svelte-files' },
      { name: 'Svelte tutorial', url: 'https://svelte.dev/tutorial' },
      { name: 'Svelte playground', url: 'https://svelte.dev/playground' },
    ],
  },
  {
    id: 'svelte-logic-blocks',
    description:
      'Conditions, lists and promises have blocks of their own inside the markup: {#if}, {#each}, {#await} and {#key}. They start with a hash, continue with a colon and end with a slash. Give each a key in round brackets when items can move, be added or removed, or the wrong row will keep the wrong input. An else branch in each handles the empty list politely.',
    features: [
      '{#if} with {:else if} and {:else}',
      '{#each} with index, key and an empty case',
      '{#await} for waiting, result and failure',
      '{#key} builds its content afresh',
      'Destructuring right inside an each',
    ],
    resources: [
      { name: '{#if} in the Svelte documentation', url: 'https://svelte.dev/docs/svelte/if' },
      { name: '{#each}', url: 'https://svelte.dev/docs/svelte/each' },
      { name: 'Svelte tutorial', url: 'https://svelte.dev/tutorial' },
    ],
  },
  {
    id: 'svelte-props',
    description:
      "A component takes its inputs with one line: let { name, size = 3, ...rest } = $props(). That is ordinary destructuring, with defaults and the rest, and it stays reactive. Treat props as the parent's property: use them, derive from them, but ask for a change through a function you were given. With TypeScript, one annotation on that same line types them all.",
    features: [
      '$props returns everything that was passed',
      'Defaults and renaming as in any destructuring',
      'The rest can be spread onto an element',
      'Callbacks passed in carry news upwards',
      'children arrives as a snippet',
    ],
    resources: [
      { name: '$props in the Svelte documentation', url: 'https://svelte.dev/docs/svelte/$props' },
      { name: 'TypeScript in Svelte', url: 'https://svelte.dev/docs/svelte/typescript' },
      { name: 'Svelte tutorial', url: 'https://svelte.dev/tutorial' },
    ],
  },
  {
    id: 'svelte-runes',
    description:
      "Runes are the words with a dollar sign that tell Svelte's compiler what is reactive. $state holds, $derived is worked out from it, $effect acts on the outside world. They need no import and work in component files and in .svelte.js files alike, so logic moves out easily. Use $derived wherever you can; an effect that sets state is the commonest beginner's mistake.",
    features: [
      '$state, deep for plain objects and arrays',
      '$derived recomputes when it is needed',
      '$effect runs after the page has changed',
      '$inspect logs changes while developing',
      'Shared state in .svelte.js modules',
    ],
    resources: [
      { name: 'What are runes?', url: 'https://svelte.dev/docs/svelte/what-are-runes' },
      { name: '$state', url: 'https://svelte.dev/docs/svelte/$state' },
      { name: '$derived', url: 'https://svelte.dev/docs/svelte/$derived' },
    ],
  },
  {
    id: 'svelte-snippets',
    description:
      "A snippet is a piece of markup with a name and parameters, to be rendered wherever you like. It saves repetition within a file, and it is how a parent hands pieces of page to a child: a table asks for a row snippet and renders it for each item. What stands between a component's tags arrives as the snippet children. They replace the slots that older Svelte code uses.",
    features: [
      '{#snippet} defines, {@render} shows',
      'Parameters like any function',
      'Passed to components as props',
      'children for the content between tags',
      'Sees the variables around it',
    ],
    resources: [
      { name: '{#snippet} in the Svelte documentation', url: 'https://svelte.dev/docs/svelte/snippet' },
      { name: '{@render}', url: 'https://svelte.dev/docs/svelte/@render' },
      { name: 'Svelte tutorial', url: 'https://svelte.dev/tutorial' },
    ],
  },
  {
    id: 'svelte-transitions',
    description:
      'An element can fade, slide or fly as it enters and leaves, with a single directive and ready-made functions. Svelte keeps it on the page until the farewell is over and can reverse halfway. For items that change places in a keyed list there is animate:. Keep it brief, a fifth of a second does, and leave motion out for people who asked their system for less.',
    features: [
      'transition:, in: and out: directives',
      'fade, fly, slide, scale, blur and draw',
      'Interrupted ones reverse smoothly',
      'animate:flip moves items of a list',
      'Your own, written as CSS over time',
    ],
    resources: [
      { name: 'transition: in the Svelte documentation', url: 'https://svelte.dev/docs/svelte/transition' },
      { name: 'svelte/transition', url: 'https://svelte.dev/docs/svelte/svelte-transition' },
      {
        name: 'prefers-reduced-motion on MDN',
        url: 'https://developer.mozilla.org/en-US/docs/Web/CSS/Reference/At-rules/@media/prefers-reduced-motion',
      },
    ],
  },
  {
    id: 'sveltekit',
    description:
      "SvelteKit makes a website out of Svelte components: folders become pages, functions load their data, forms work even before scripts arrive, and an adapter fits the result to where it will run. Pages are rendered on the server first and taken over in the browser. Start with one page, one load and one form. Its settings now live with Vite's, so older tutorials mention a file you may not have.",
    features: [
      'Pages, layouts and endpoints from folders',
      'Rendering per page: server, ahead of time or browser',
      'Links preload as the pointer comes near',
      'Types generated for every route',
      'Adapters for many places to deploy',
    ],
    resources: [
      { name: 'SvelteKit documentation', url: 'https://svelte.dev/docs/kit/introduction' },
      { name: 'SvelteKit tutorial', url: 'https://svelte.dev/tutorial/kit/introducing-sveltekit' },
      { name: 'Migrating to SvelteKit 3', url: 'https://svelte.dev/docs/kit/migrating-to-sveltekit-3' },
    ],
  },
  {
    id: 'sveltekit-adapters',
    description:
      'The same SvelteKit project can run as a Node server, at the edge or as a folder of plain files. An adapter does the last step of the build for one such place. adapter-auto recognises some hosts by itself, yet naming yours makes the result predictable. Before choosing static, list what needs a server: form actions and anything read from a request do.',
    features: [
      'Node, static, Vercel, Netlify and Cloudflare',
      'One setting decides the target',
      'Static export of pages known in advance',
      'Access to what a platform offers',
      'Community adapters for other hosts',
    ],
    resources: [
      { name: 'Adapters', url: 'https://svelte.dev/docs/kit/adapters' },
      { name: 'Node servers', url: 'https://svelte.dev/docs/kit/adapter-node' },
      { name: 'Static site generation', url: 'https://svelte.dev/docs/kit/adapter-static' },
    ],
  },
  {
    id: 'sveltekit-form-actions',
    description:
      'A form posts, a function on the server answers: form actions keep that old and reliable way, and use:enhance makes it smooth once scripts are there. Check the input on the server, return what was wrong with fail, and the page shows it with the typed values still in place. Since it works without JavaScript, it also works on a train with half a connection.',
    features: [
      'Named actions for several forms on a page',
      'fail returns errors with a status',
      'use:enhance avoids the reload',
      'Data is loaded afresh after success',
      'Protected against requests from other sites',
    ],
    resources: [
      { name: 'Form actions', url: 'https://svelte.dev/docs/kit/form-actions' },
      { name: 'Forms on web.dev', url: 'https://web.dev/learn/forms' },
      {
        name: 'Input validation cheat sheet',
        url: 'https://cheatsheetseries.owasp.org/cheatsheets/Input_Validation_Cheat_Sheet.html',
      },
    ],
  },
  {
    id: 'sveltekit-load',
    description:
      'Beside a page lies a function called load, and what it returns reaches the page as data. In a .server file it may speak to a database and keep secrets; in a plain one it runs in the browser too. SvelteKit notes what each one used and runs it again only when that changes. Start slow requests together rather than one after another, and let unimportant ones stream in later.',
    features: [
      'Server load or universal load',
      'Layouts load for everything below them',
      'Runs again only when its inputs change',
      'error and redirect end it early',
      'Promises can be streamed to the page',
    ],
    resources: [
      { name: 'Loading data', url: 'https://svelte.dev/docs/kit/load' },
      { name: 'Page options', url: 'https://svelte.dev/docs/kit/page-options' },
      { name: 'SvelteKit tutorial', url: 'https://svelte.dev/tutorial/kit/introducing-sveltekit' },
    ],
  },
  {
    id: 'sveltekit-routing',
    description:
      'Folders under src/routes are the addresses of your site, and files with a plus sign say what each does: +page shows, +layout surrounds, +server answers without a page, +error apologises. Square brackets catch a part of the path. Everything else in a folder is ignored, so helpers can live beside their page. Groups in round brackets share a layout without changing the address.',
    features: [
      '+page, +layout, +server and +error files',
      'Parameters in square brackets, also optional',
      'Groups for layouts of their own',
      'Matchers decide what a parameter may be',
      'Links are ordinary anchors',
    ],
    resources: [
      { name: 'Routing', url: 'https://svelte.dev/docs/kit/routing' },
      { name: 'Advanced routing', url: 'https://svelte.dev/docs/kit/advanced-routing' },
      { name: 'SvelteKit tutorial', url: 'https://svelte.dev/tutorial/kit/introducing-sveltekit' },
    ],
  },
];

import type { TechnologyDetail } from '#contract/content/roadmaps.ts';

/** What the dialogs tell of the technologies whose ids begin with k to n, in that order. */
export const technologiesKToN: TechnologyDetail[] = [
  {
    id: 'kafka',
    description:
      'Kafka is a log that many may write to and many may read, each at their own pace. Events stay for days or years, so a new service can read history from the beginning. Use it when several systems must hear about the same thing; for a simple list of jobs a queue is easier. Order holds within a partition only, which makes choosing the key your first real design decision.',
    features: [
      'Topics split into partitions',
      'Consumer groups share out the reading',
      'Offsets remember how far one has read',
      'Replicas survive the loss of a machine',
      'Connectors and stream processing beside it',
    ],
    resources: [
      { name: 'Kafka documentation', url: 'https://kafka.apache.org/documentation/' },
      { name: 'Apache Kafka, home and quick start', url: 'https://kafka.apache.org/' },
      { name: 'Confluent Developer courses', url: 'https://developer.confluent.io/courses/' },
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
  {
    id: 'kubernetes',
    description:
      'You describe what should be running, three copies of this image behind that name, and Kubernetes keeps trying to make it so, moving containers when machines fail. It is a great deal of machinery, and worth it once there are many services and several people on call. For a college project one server is plenty; learn it on a cluster inside your laptop. Read what describe tells before searching elsewhere.',
    features: [
      'Pods, deployments and services',
      'Rolling updates and going back',
      'Probes ask whether a copy is ready and alive',
      'Config maps and secrets from outside the image',
      'Scales by load, within limits you set',
    ],
    resources: [
      { name: 'Kubernetes documentation', url: 'https://kubernetes.io/docs/home/' },
      {
        name: 'Kubernetes basics, a tutorial',
        url: 'https://kubernetes.io/docs/tutorials/kubernetes-basics/',
      },
      { name: 'kind, a cluster on your laptop', url: 'https://kind.sigs.k8s.io/' },
    ],
  },
  {
    id: 'lighthouse',
    description:
      'Lighthouse opens a page as a slow phone would and reports on its speed, accessibility, good practice and findability, with a list of what to mend first. It sits in the developer tools of Chrome and runs in a pipeline as well. Treat the score as a thermometer. It measures one visit under laboratory conditions and finds perhaps a third of accessibility problems, so a keyboard and real visitors must tell you the rest.',
    features: [
      'Audits with reasons and saved milliseconds',
      'A slow phone and network are simulated',
      'Accessibility checks powered by axe',
      'Lighthouse CI fails a build over budget',
      'Reports you can keep and compare',
    ],
    resources: [
      { name: 'Lighthouse documentation', url: 'https://developer.chrome.com/docs/lighthouse/overview' },
      { name: 'PageSpeed Insights', url: 'https://pagespeed.web.dev/' },
      { name: 'Learn Performance on web.dev', url: 'https://web.dev/learn/performance' },
    ],
  },
  {
    id: 'linux',
    description:
      'Nearly every server you will meet runs Linux. What you need at first is modest: where files live, who may read them, which processes run, where logs go, and how a service is started again after a crash. Rent the smallest machine you can or use WSL on Windows, put one program on it, break it and mend it. Log in by key, and do daily work without being root.',
    features: [
      'One tree of files, with owners and permissions',
      'systemd starts and watches services',
      'journalctl reads what they logged',
      'Packages installed and updated by a manager',
      'ssh for a safe way in',
    ],
    resources: [
      { name: 'Ubuntu Server documentation', url: 'https://documentation.ubuntu.com/server/' },
      { name: 'The Linux Command Line, a free book', url: 'https://linuxcommand.org/' },
      { name: 'The Missing Semester', url: 'https://missing.csail.mit.edu/' },
      { name: 'Arch Linux wiki', url: 'https://wiki.archlinux.org/' },
    ],
  },
  {
    id: 'maven',
    description:
      'Maven asks you to arrange a Java project the way everybody does, and in return one file says what it is called and what it needs; the rest is known. Dependencies come from a shared repository together with their own dependencies. When versions disagree, the tree command shows who brought what. Learn the phases, since asking for verify runs every step before it, and keep plugins few.',
    features: [
      'pom.xml with coordinates and dependencies',
      'A life cycle from compile to deploy',
      'Scopes for test and provided libraries',
      'Parents and BOMs keep versions in step',
      'A wrapper, so nobody has to install it',
    ],
    resources: [
      {
        name: 'Maven in five minutes',
        url: 'https://maven.apache.org/guides/getting-started/maven-in-five-minutes.html',
      },
      { name: 'Maven documentation', url: 'https://maven.apache.org/guides/' },
      { name: 'Maven Central', url: 'https://central.sonatype.com/' },
    ],
  },
  {
    id: 'mockito',
    description:
      'When the thing you test talks to a mail server, you do not want mail in every test. Mockito makes stand-ins: they answer as you say and remember what they were asked. Mock what lies at the border of your code, not what you own and could simply use, or the test will only repeat the implementation. If a test needs five mocks, the class is telling you something.',
    features: [
      'when and thenReturn say what to answer',
      'verify checks what was called',
      'Captors catch the arguments',
      'Strict stubs complain when left unused',
      'An extension for JUnit fills in the fields',
    ],
    resources: [
      { name: 'Mockito home', url: 'https://site.mockito.org/' },
      {
        name: 'Mockito reference',
        url: 'https://javadoc.io/doc/org.mockito/mockito-core/latest/org.mockito/org/mockito/Mockito.html',
      },
      {
        name: 'How to write good tests, Mockito wiki',
        url: 'https://github.com/mockito/mockito/wiki/How-to-write-good-tests',
      },
    ],
  },
  {
    id: 'mongodb',
    description:
      'Instead of rows in tables, MongoDB keeps documents: nested objects much like JSON, each possibly different from the next. That is pleasant when data arrives in varied shapes and is read as a whole. Design by the questions you will ask, keeping together what is read together. Relations between many collections are where SQL feels more at home, so do not choose it only to avoid learning joins.',
    features: [
      'Documents up to 16 MB with nested arrays',
      'Indexes on any field, also inside arrays',
      'Aggregation pipelines for reports',
      'Replica sets and transactions',
      'Schema rules when you want them',
    ],
    resources: [
      { name: 'MongoDB manual', url: 'https://www.mongodb.com/docs/manual/' },
      { name: 'MongoDB University', url: 'https://learn.mongodb.com/' },
      { name: 'Data modeling', url: 'https://www.mongodb.com/docs/manual/data-modeling/' },
    ],
  },
  {
    id: 'mypy',
    description:
      'Type hints do nothing until something reads them, and mypy was the first to do so. It follows values through your program without running it, and points out where None may arrive or a name is misspelt. In an old project begin with one package and loose settings, then tighten. New code deserves strict mode from the first day. An ignore comment should always name its reason.',
    features: [
      'Gradual: files without hints are left in peace',
      'Strict mode for those who want all checks',
      'Narrows types after isinstance and None checks',
      'Plugins for Django and others',
      'A daemon for quick repeated runs',
    ],
    resources: [
      { name: 'mypy documentation', url: 'https://mypy.readthedocs.io/' },
      { name: 'Type hints cheat sheet', url: 'https://mypy.readthedocs.io/en/stable/cheat_sheet_py3.html' },
      { name: 'Static typing with Python', url: 'https://typing.python.org/' },
    ],
  },
  {
    id: 'nestjs',
    description:
      'NestJS brings to Node the order that Angular brought to the browser: modules, controllers, and services handed over by dependency injection, all in TypeScript with decorators. Teams of many people like that everyone knows where a thing belongs. Under it runs Express or Fastify. Learn one of those first, because errors arrive from down there. For a small API all the ceremony may weigh more than the code.',
    features: [
      'Modules draw the borders of features',
      'Guards, pipes and interceptors around handlers',
      'Validation by decorated classes',
      'OpenAPI pages from the same decorators',
      'Testing with any provider replaced',
    ],
    resources: [
      { name: 'NestJS documentation', url: 'https://docs.nestjs.com/' },
      { name: 'First steps', url: 'https://docs.nestjs.com/first-steps' },
      { name: 'NestJS on GitHub', url: 'https://github.com/nestjs/nest' },
    ],
  },
  {
    id: 'net-http',
    description:
      "Go's standard library contains a client and a server good enough for production. A handler is anything with ServeHTTP, and the router matches methods and path parameters by itself, so a small service needs nothing more. Do set timeouts, on the server as on the client, since the defaults wait forever. Middleware is just a function that takes a handler and returns another.",
    features: [
      'Patterns such as GET /students/{id}',
      'Handler, the interface everybody shares',
      'HTTP/2 without doing anything',
      'Graceful shutdown with a deadline',
      'httptest to try it without a network',
    ],
    resources: [
      { name: 'Package net/http', url: 'https://pkg.go.dev/net/http' },
      { name: 'Routing enhancements', url: 'https://go.dev/blog/routing-enhancements' },
      { name: 'Writing web applications', url: 'https://go.dev/doc/articles/wiki/' },
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
  {
    id: 'nginx',
    description:
      'In front of most applications stands a server that speaks to the outside, and very often it is nginx. It ends the encryption, hands out files quickly, passes the rest to your program and spreads load over several copies. A configuration is short once you know how locations are matched. Test it with nginx -t before each reload, and read the error log before you read anything else.',
    features: [
      'Reverse proxy for any HTTP application',
      'Static files served with little memory',
      'TLS, HTTP/2 and HTTP/3',
      'Caching, compression and rate limits',
      'Reloads without dropping connections',
    ],
    resources: [
      { name: 'nginx documentation', url: 'https://nginx.org/en/docs/' },
      { name: "Beginner's guide", url: 'https://nginx.org/en/docs/beginners_guide.html' },
      { name: 'Mozilla SSL configuration generator', url: 'https://ssl-config.mozilla.org/' },
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
    id: 'node-streams',
    description:
      "A file of two gigabytes need not fit into memory if you treat it as a stream: read a piece, change it, pass it on. Node has readable, writable and transform streams, plus the web's own kind that browsers share. Join them with pipeline, which handles errors and slows the source down when the target is full. Forgetting that back pressure is the usual reason a server swells and falls over.",
    features: [
      'Pieces of data instead of the whole',
      'Back pressure keeps memory flat',
      'pipeline cleans up after errors',
      'for await reads any readable stream',
      'Web Streams work in browsers as well',
    ],
    resources: [
      { name: 'Stream reference', url: 'https://nodejs.org/api/stream.html' },
      { name: 'How to use streams', url: 'https://nodejs.org/learn/asynchronous-work/how-to-use-streams' },
      { name: 'Streams API on MDN', url: 'https://developer.mozilla.org/en-US/docs/Web/API/Streams_API' },
    ],
  },
  {
    id: 'node-test-runner',
    description:
      'Node has brought its own test runner for some years now, so a small project can test without installing anything. Write test with a sentence and a function, check with node:assert, and run node --test. It has mocks, snapshots, watching and coverage too. For server code and libraries that is often enough. Choose Vitest when your tests must understand components, transformed files or a browser.',
    features: [
      'test, describe and hooks from node:test',
      'Strict assertions from node:assert',
      'Mocks for functions, timers and modules',
      'Reporters and coverage on the command line',
      'Runs several files side by side',
    ],
    resources: [
      { name: 'Test runner reference', url: 'https://nodejs.org/api/test.html' },
      { name: 'Using the test runner', url: 'https://nodejs.org/learn/testing/using-test-runner' },
      { name: 'Assertions', url: 'https://nodejs.org/api/assert.html' },
    ],
  },
  {
    id: 'nodejs',
    description:
      'Node runs JavaScript outside the browser: servers, tools, scripts that rename a hundred files. It does its waiting elsewhere, so one process serves many visitors at once. Use a long-term support release. A good deal is built in by now, among it fetch, a test runner, a file watcher and running TypeScript files directly, so look in its manual before reaching for a package.',
    features: [
      'Modules for files, networks and processes',
      'One thread for your code, many for the waiting',
      'Runs TypeScript by stripping the types',
      'Watch mode, test runner and env files built in',
      'Long-term support releases for servers',
    ],
    resources: [
      { name: 'Node.js documentation', url: 'https://nodejs.org/docs/latest/api/' },
      { name: 'Learn Node.js', url: 'https://nodejs.org/learn' },
      { name: 'Release schedule', url: 'https://nodejs.org/en/about/previous-releases' },
    ],
  },
  {
    id: 'npm',
    description:
      'npm fetches the packages a project names, along with what those need, and records the exact result in a lock file. Commit that file, and install with npm ci wherever nothing should change. Each dependency is code from strangers that will run as you, so take few, and look at them before you do. A line in package.json under scripts is also the best place to keep commands.',
    features: [
      'package.json says what, the lock file says exactly',
      'Version ranges such as ^2.1.0',
      'Scripts run tools of the project',
      'npx tries a tool without installing it for good',
      'Workspaces for several packages in one repository',
      'From version 12, install scripts wait for your permission',
    ],
    resources: [
      { name: 'npm documentation', url: 'https://docs.npmjs.com/' },
      { name: 'package.json reference', url: 'https://docs.npmjs.com/cli/configuring-npm/package-json' },
      {
        name: 'npm security practices by OWASP',
        url: 'https://cheatsheetseries.owasp.org/cheatsheets/NPM_Security_Cheat_Sheet.html',
      },
    ],
  },
  {
    id: 'nuxt',
    description:
      'Nuxt does for Vue what a project needs beyond components: pages from files, rendering on the server, data fetched once and carried over to the browser, an API in the same folder. Components and composables are imported by themselves, which feels strange for a day. Rules per route decide what is static, cached or fresh. Learn Vue on its own first, or you will not know whose magic failed.',
    features: [
      'File based pages, layouts and middleware',
      'useFetch and useAsyncData avoid double fetching',
      'Server routes under server/api',
      'Hundreds of modules for common needs',
      'Deploys to Node, static files or the edge',
    ],
    resources: [
      { name: 'Nuxt documentation', url: 'https://nuxt.com/docs' },
      { name: 'Nuxt modules', url: 'https://nuxt.com/modules' },
      { name: 'Nitro, its server', url: 'https://nitro.build/' },
    ],
  },
];

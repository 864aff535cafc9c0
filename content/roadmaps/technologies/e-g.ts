import type { TechnologyDetail } from '#contract/content/roadmaps.ts';

/** What the dialogs tell of the technologies whose ids begin with e to g, in that order. */
export const technologiesEToG: TechnologyDetail[] = [
  {
    id: 'environment-variables',
    description:
      'The same program should run on your laptop and on the server with nothing changed but its surroundings. Addresses, keys and switches therefore come from the environment, read once at the start and checked there, so that a missing one stops the program with a clear sentence. Keep a sample file in the repository with invented values. The real one stays out of git, however private the repository seems.',
    features: [
      'process.env holds text only, so convert and check',
      'Node reads a file by itself with --env-file',
      'One name, another value per machine',
      'Secrets stay out of code, images and logs',
      'Changed by a restart, not by a new build',
    ],
    resources: [
      { name: 'Config, in The Twelve-Factor App', url: 'https://12factor.net/config' },
      {
        name: 'Environment variables in Node.js',
        url: 'https://nodejs.org/learn/command-line/how-to-read-environment-variables-from-nodejs',
      },
      {
        name: 'Secrets management cheat sheet',
        url: 'https://cheatsheetseries.owasp.org/cheatsheets/Secrets_Management_Cheat_Sheet.html',
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
    id: 'eslint',
    description:
      "Some mistakes look like working code: a promise nobody waits for, a variable that is never read, a hook inside a condition. ESLint reads your files and points at them, in the editor and before each merge, and mends many by itself. Begin with the recommended sets and resist adding opinions about spaces, which are a formatter's job. A rule the whole team disagrees with should go.",
    features: [
      'One flat configuration file, eslint.config.js',
      'Rules that fix the code themselves',
      'Plugins for React, Vue, Svelte and accessibility',
      'Type-aware rules through typescript-eslint',
      'Exceptions on a single line, with a reason',
    ],
    resources: [
      { name: 'ESLint documentation', url: 'https://eslint.org/docs/latest/' },
      { name: 'Rules reference', url: 'https://eslint.org/docs/latest/rules/' },
      { name: 'typescript-eslint', url: 'https://typescript-eslint.io/getting-started/' },
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
    id: 'express',
    description:
      'Few lines lie between an empty file and a running Express server, and nearly every tutorial on Node assumes it. A request passes through functions called middleware, each of which may answer or hand it on. It decides nothing else for you, so validation, folders and error format are yours to settle. In the current major version a rejected promise in a handler reaches the error handler by itself.',
    features: [
      'Routes with parameters and routers to group them',
      'Middleware in the order you write it',
      'An error handler with four parameters',
      'Serves static files from a folder',
      'A very large choice of middleware packages',
    ],
    resources: [
      { name: 'Express documentation', url: 'https://expressjs.com/' },
      {
        name: 'Express on MDN',
        url: 'https://developer.mozilla.org/en-US/docs/Learn_web_development/Extensions/Server-side/Express_Nodejs',
      },
      {
        name: 'Express security practices',
        url: 'https://expressjs.com/en/advanced/best-practice-security.html',
      },
    ],
  },
  {
    id: 'fastapi',
    description:
      'You annotate a Python function with types, and FastAPI reads the request, validates it, converts it and writes the documentation page, all from those same annotations. A wrong request is refused with a precise message before your code runs. It is a joy for JSON APIs. Pages, accounts and an admin area are not included. Mind the difference between def and async def, since it decides which thread does the waiting.',
    features: [
      'Validation by Pydantic models',
      'An OpenAPI document and a page to try it',
      'Dependencies that may need dependencies',
      'Async endpoints, WebSockets and background tasks',
      'A test client that needs no running server',
    ],
    resources: [
      { name: 'FastAPI documentation', url: 'https://fastapi.tiangolo.com/' },
      { name: 'The official tutorial', url: 'https://fastapi.tiangolo.com/tutorial/' },
      { name: 'Pydantic documentation', url: 'https://docs.pydantic.dev/' },
    ],
  },
  {
    id: 'fastify',
    description:
      'Here a route says with a schema what it accepts and what it returns. Fastify validates input by it, serialises output quickly, and can publish the very same schema as API documentation. Plugins form a tree in which each branch sees only its own additions, and that keeps large servers tidy. Read the chapter on encapsulation before the second plugin, since it answers most questions in advance.',
    features: [
      'JSON Schema for every route',
      'Plugins with a scope of their own',
      'Hooks at each step of a request',
      'Structured logging with pino from the start',
      'inject() tests a route without opening a port',
    ],
    resources: [
      { name: 'Fastify documentation', url: 'https://fastify.dev/docs/latest/' },
      { name: 'Getting started', url: 'https://fastify.dev/docs/latest/Guides/Getting-Started/' },
      { name: 'Plugins guide', url: 'https://fastify.dev/docs/latest/Guides/Plugins-Guide/' },
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
    id: 'flask',
    description:
      'Flask fits in one file and a single afternoon, and that file can grow into a real service. It gives you routing, requests, templates and a development server; database, forms and accounts are added as you need them. That freedom teaches you how the parts meet. Split into blueprints and an application factory when the file passes a few hundred lines, and you will not have to start over.',
    features: [
      'Routes as decorators above plain functions',
      'Jinja templates that escape by default',
      'Blueprints to divide a larger application',
      'Signed cookies for sessions',
      'A test client and a command line',
    ],
    resources: [
      { name: 'Flask documentation', url: 'https://flask.palletsprojects.com/' },
      { name: 'The official tutorial', url: 'https://flask.palletsprojects.com/en/stable/tutorial/' },
      { name: 'Jinja documentation', url: 'https://jinja.palletsprojects.com/' },
    ],
  },
  {
    id: 'flyway',
    description:
      'Put SQL files named V1__create_students.sql and V2__add_college.sql into a folder, and Flyway runs those a database has not seen, in order, noting each in a table of its own. Spring Boot starts it for you before anything else touches the data. Never edit a migration that has run somewhere; it will notice the changed checksum and refuse. A mistake is repaired by the next file, not by rewriting the past.',
    features: [
      'Plain SQL, so you learn nothing twice',
      'A history table with checksums',
      'Repeatable scripts for views and procedures',
      'Runs at start, from the build or by command',
      'Takes over a database that already has tables',
    ],
    resources: [
      { name: 'Flyway documentation', url: 'https://documentation.red-gate.com/flyway' },
      {
        name: 'Database initialization in Spring Boot',
        url: 'https://docs.spring.io/spring-boot/how-to/data-initialization.html',
      },
      { name: 'Flyway on GitHub', url: 'https://github.com/flyway/flyway' },
    ],
  },
  {
    id: 'gin',
    description:
      'Gin adds to Go what people coming from other frameworks look for first: routes with parameters, groups, and a single call that fills a struct from JSON and checks it. A context object carries request, answer and shared values through every handler. It is common in job advertisements and in older services. For a new small one, compare it with net/http, whose router has learned much since.',
    features: [
      'Binding and validation through struct tags',
      'Groups of routes with shared middleware',
      'Helpers for JSON, files and redirects',
      'Logging and recovery from panics included',
      'Works with httptest like any handler',
    ],
    resources: [
      { name: 'Gin documentation', url: 'https://gin-gonic.com/en/docs/' },
      { name: 'RESTful API with Go and Gin', url: 'https://go.dev/doc/tutorial/web-service-gin' },
      { name: 'Package reference', url: 'https://pkg.go.dev/github.com/gin-gonic/gin' },
    ],
  },
  {
    id: 'git',
    description:
      'Git remembers every state you chose to keep and lets several people work on one project without waiting for each other. A commit is a snapshot with a message and a parent; a branch is only a name that moves along. Once you see that picture, commands stop being magic. Commit small steps, write why rather than what, and know that almost nothing committed is ever truly lost.',
    features: [
      'Commits, branches and merges on your own machine',
      'The staging area picks what goes into a commit',
      'Remotes to share through, such as GitHub',
      'bisect finds the commit that broke something',
      'reflog brings back what seemed lost',
    ],
    resources: [
      { name: 'Pro Git, the book', url: 'https://git-scm.com/book/en/v2' },
      { name: 'Git reference', url: 'https://git-scm.com/docs' },
      { name: 'Learn Git Branching, a game', url: 'https://learngitbranching.js.org/' },
      { name: 'GitHub Skills', url: 'https://skills.github.com/' },
    ],
  },
  {
    id: 'github-actions',
    description:
      'When somebody pushes or opens a pull request, GitHub can install, check, test and deploy the project on a fresh machine. What happens is written in a YAML file that lives beside the code. Start with one job that runs your tests on each pull request; nothing raises the quality of a team project faster. Give the token as few permissions as you can, and pin actions that other people wrote.',
    features: [
      'Starts on pushes, pull requests, schedules or by hand',
      'A matrix runs several versions side by side',
      'Caches make repeated installs quick',
      'Secrets and environments for deployment',
      'Reusable workflows shared by projects',
    ],
    resources: [
      { name: 'GitHub Actions documentation', url: 'https://docs.github.com/en/actions' },
      {
        name: 'Workflow syntax',
        url: 'https://docs.github.com/en/actions/reference/workflows-and-actions/workflow-syntax',
      },
      { name: 'GitHub Skills', url: 'https://skills.github.com/' },
    ],
  },
  {
    id: 'go',
    description:
      'Go was made for programs that many people maintain for years. There are few keywords, one formatter, fast builds, and the result is a single file that you copy to a server and start. Errors are ordinary values you handle where they happen, which looks tedious for a week and honest ever after. Written code keeps working: the language promises not to break what compiled before.',
    features: [
      'Compiles quickly into one static file',
      'Goroutines and channels in the language',
      'Formatting, testing and profiling included',
      'A rich standard library for network services',
      'Garbage collected, with types inferred where clear',
    ],
    resources: [
      { name: 'A Tour of Go', url: 'https://go.dev/tour/' },
      { name: 'Go documentation', url: 'https://go.dev/doc/' },
      { name: 'Go by Example', url: 'https://gobyexample.com/' },
      { name: 'Effective Go', url: 'https://go.dev/doc/effective_go' },
    ],
  },
  {
    id: 'go-context',
    description:
      'A context travels through a request from the first handler to the last query, and carries one piece of news above all: stop now. When the visitor leaves or time is up, everything that listens can give up and free what it holds. Pass it as first parameter, never store it in a struct, and always call the cancel function it came with. Values inside are for request ids, not for arguments.',
    features: [
      'WithCancel, WithTimeout and WithDeadline',
      'Done() is a channel you can select on',
      'Cancelling a parent cancels all below it',
      'Cause tells why it ended',
      'Understood by net/http and database/sql',
    ],
    resources: [
      { name: 'Package context', url: 'https://pkg.go.dev/context' },
      { name: 'Go concurrency patterns: context', url: 'https://go.dev/blog/context' },
      { name: 'Contexts and structs', url: 'https://go.dev/blog/context-and-structs' },
    ],
  },
  {
    id: 'go-errors',
    description:
      'Functions in Go return an error beside their result, and the caller decides at once what to do about it. Add a few words on the way up, wrapping with %w, so that the message at the top tells a story: open config: read file: permission denied. Handle each error exactly once, by logging it or by returning it, but not both. Panic is kept for what cannot be true.',
    features: [
      'error is an interface with a single method',
      'Wrapping with fmt.Errorf and %w',
      'errors.Is asks which, errors.As asks what kind',
      'errors.Join gathers several',
      'defer cleans up on every way out',
    ],
    resources: [
      { name: 'Error handling and Go', url: 'https://go.dev/blog/error-handling-and-go' },
      { name: 'Working with wrapped errors', url: 'https://go.dev/blog/go1.13-errors' },
      { name: 'Package errors', url: 'https://pkg.go.dev/errors' },
    ],
  },
  {
    id: 'go-generics',
    description:
      'A function that finds the largest item should not be written again for every type. Type parameters let you write it once and say which types qualify. The standard packages slices and maps are full of good examples, so read those first. Newer releases also allow a method to have type parameters of its own. If an interface value would do the job, though, it is usually the simpler answer.',
    features: [
      'Type parameters on functions, types and methods',
      'Constraints written as interfaces',
      'Types worked out from the arguments',
      'comparable and any as the common constraints',
      'slices and maps packages built upon them',
    ],
    resources: [
      { name: 'Tutorial: getting started with generics', url: 'https://go.dev/doc/tutorial/generics' },
      { name: 'An introduction to generics', url: 'https://go.dev/blog/intro-generics' },
      { name: 'When to use generics', url: 'https://go.dev/blog/when-generics' },
    ],
  },
  {
    id: 'go-interfaces',
    description:
      'An interface in Go lists methods, and any type that has them fits, without saying so anywhere. A function that wants an io.Reader takes a file, a network connection or a plain string in a test. Keep interfaces small, and define them where they are used rather than beside the type. Start with a concrete type; the second user will show you which methods the interface needs.',
    features: [
      'Satisfied without any declaration',
      'io.Reader and io.Writer join the library together',
      'Embedding builds larger ones out of smaller',
      'Type switches ask what is inside',
      'A nil pointer inside is not a nil interface',
    ],
    resources: [
      { name: 'Interfaces in A Tour of Go', url: 'https://go.dev/tour/methods/9' },
      { name: 'Interfaces in Effective Go', url: 'https://go.dev/doc/effective_go#interfaces' },
      { name: 'Interfaces in Go by Example', url: 'https://gobyexample.com/interfaces' },
    ],
  },
  {
    id: 'go-modules',
    description:
      'go.mod at the root of a project names it and lists what it depends on, with exact versions; go.sum holds fingerprints so that nobody can swap them later. Commands such as go get and go mod tidy keep both in order. A module of version two or more carries /v2 in its path, which looks odd at first. Its reward is that two major versions can live together in peace.',
    features: [
      'go mod init, tidy, and why a package is there',
      'The smallest version that satisfies everybody',
      'A checksum database guards downloads',
      'Workspaces for several modules at once',
      'Tools recorded in go.mod as well',
    ],
    resources: [
      { name: 'Using Go modules', url: 'https://go.dev/blog/using-go-modules' },
      { name: 'Managing dependencies', url: 'https://go.dev/doc/modules/managing-dependencies' },
      { name: 'Go modules reference', url: 'https://go.dev/ref/mod' },
    ],
  },
  {
    id: 'go-slices-maps',
    description:
      "Slices are Go's lists: a small header that points into an array, with a length and a capacity. Two slices may therefore share the same memory, and appending to one can surprise the other; drawing it once on paper settles the matter. Maps look up by key and come out in random order on purpose. A nil slice can be appended to, while writing into a nil map panics.",
    features: [
      'append grows and returns the slice',
      'make sets length and capacity beforehand',
      'value, ok tells missing from zero',
      'slices.Sort, maps.Keys and their relatives',
      'range walks over both',
    ],
    resources: [
      { name: 'Go slices: usage and internals', url: 'https://go.dev/blog/slices-intro' },
      { name: 'Go maps in action', url: 'https://go.dev/blog/maps' },
      { name: 'Package slices', url: 'https://pkg.go.dev/slices' },
    ],
  },
  {
    id: 'go-structs',
    description:
      'With no classes in the language, a struct groups the fields and functions with a receiver become its methods. Use a pointer receiver when the method changes the value or the struct is large, and then use it for all of them. Embedding a struct lends you its fields and methods, which is reuse without inheritance. Try to make the zero value useful, as bytes.Buffer does.',
    features: [
      'Fields with tags for JSON and databases',
      'Methods with value or pointer receivers',
      'Embedding instead of inheritance',
      'Capital letters are visible outside the package',
      'Comparable with == when all its fields are',
    ],
    resources: [
      { name: 'Structs in A Tour of Go', url: 'https://go.dev/tour/moretypes/2' },
      { name: 'Methods in A Tour of Go', url: 'https://go.dev/tour/methods/1' },
      { name: 'Structs in Go by Example', url: 'https://gobyexample.com/structs' },
    ],
  },
  {
    id: 'go-sync',
    description:
      'Channels pass values along; package sync guards those that stay. A mutex lets one goroutine in at a time, a wait group waits for a whole crowd, and Once runs something a single time however many ask. Keep the lock next to what it protects and hold it briefly. Then run your tests with the race detector, because reading the code is not enough to find this kind of bug.',
    features: [
      'Mutex, and RWMutex for many readers',
      'WaitGroup starts goroutines and waits for them',
      'Once and OnceValue for lazy setup',
      'Atomic counters in sync/atomic',
      'go test -race finds unguarded sharing',
    ],
    resources: [
      { name: 'Package sync', url: 'https://pkg.go.dev/sync' },
      { name: 'Data race detector', url: 'https://go.dev/doc/articles/race_detector' },
      { name: 'The Go memory model', url: 'https://go.dev/ref/mem' },
    ],
  },
  {
    id: 'go-testing',
    description:
      'Put a function called TestSomething in a file ending in _test.go, and go test finds it. There is no assertion library to choose: you compare and say what you expected. The house style is a table of cases run as subtests, each with a name of its own. Benchmarks, examples and fuzzing come in the same box, and examples are checked as well as shown in the documentation.',
    features: [
      'Table tests with t.Run for every case',
      'Helpers, cleanup and temporary folders',
      'Benchmarks and coverage from one command',
      'Fuzzing looks for inputs you forgot',
      'httptest for handlers and servers',
    ],
    resources: [
      { name: 'Package testing', url: 'https://pkg.go.dev/testing' },
      { name: 'Tutorial: add a test', url: 'https://go.dev/doc/tutorial/add-a-test' },
      { name: 'Go fuzzing', url: 'https://go.dev/doc/security/fuzz/' },
    ],
  },
  {
    id: 'golangci-lint',
    description:
      'Dozens of linters exist for Go, and golangci-lint runs those you choose in a single pass, sharing the work and remembering results. It finds unchecked errors, shadowed variables, needless code and slow habits. Start with its standard set. Switch on others one by one, each after the team has read what it complains about, and let the pipeline report only what a change has added.',
    features: [
      'One YAML file for all linters',
      'go vet and staticcheck among the defaults',
      'Formatters as well as linters',
      'Can report new issues only',
      'Exceptions with a required explanation',
    ],
    resources: [
      { name: 'golangci-lint documentation', url: 'https://golangci-lint.run/' },
      { name: 'Staticcheck', url: 'https://staticcheck.dev/' },
      { name: 'Go vet', url: 'https://pkg.go.dev/cmd/vet' },
    ],
  },
  {
    id: 'goroutines',
    description:
      "Write go before a call and it runs on its own, beside everything else. A goroutine costs a few kilobytes, so a server may have one per connection without a second thought; the runtime spreads them over the processor's cores. Starting is the easy half. Before each one, know how it will end, who waits for it, and where its error goes, or you will collect leaks.",
    features: [
      'Cheap enough to run by the thousand',
      'Scheduled over all cores by the runtime',
      'Stacks that grow as needed',
      'Stopped by a context, never from outside',
      'errgroup waits and returns the first error',
    ],
    resources: [
      { name: 'Goroutines in A Tour of Go', url: 'https://go.dev/tour/concurrency/1' },
      { name: 'Concurrency in Effective Go', url: 'https://go.dev/doc/effective_go#concurrency' },
      { name: 'Goroutines in Go by Example', url: 'https://gobyexample.com/goroutines' },
    ],
  },
  {
    id: 'gradle',
    description:
      'Gradle builds Java, Kotlin and Android projects from a script in Kotlin or Groovy. It works out which tasks are needed, skips those whose inputs have not changed and can reuse results from a cache, so big projects stay bearable. Use the wrapper that comes with a repository, never one of your own. With all that freedom comes temptation: keep build files boring and move clever parts into a plugin.',
    features: [
      'A wrapper that pins the Gradle version',
      'Incremental builds and a build cache',
      'Version catalogs name dependencies once',
      'Many projects in a single build',
      'Toolchains fetch the right Java',
    ],
    resources: [
      { name: 'Gradle documentation', url: 'https://docs.gradle.org/current/userguide/userguide.html' },
      { name: 'Gradle guides', url: 'https://gradle.org/guides/' },
      { name: 'Building with Gradle and Spring', url: 'https://spring.io/guides/gs/gradle' },
    ],
  },
  {
    id: 'graphql',
    description:
      'One endpoint, a typed schema, and a client that names exactly the fields it wants: that is GraphQL. It shines where many screens need different slices of connected data. The cost moves to the server, which must guard against enormous queries and load each list in batches rather than one row at a time. If you have a single client and ten routes, REST will be less work.',
    features: [
      'A schema both sides can rely on',
      'Queries, mutations and subscriptions',
      'Only the fields asked for are sent',
      'Resolvers fetch each field',
      'Fields are deprecated instead of versions raised',
    ],
    resources: [
      { name: 'Learn GraphQL', url: 'https://graphql.org/learn/' },
      { name: 'GraphQL specification', url: 'https://spec.graphql.org/' },
      {
        name: 'GraphQL cheat sheet by OWASP',
        url: 'https://cheatsheetseries.owasp.org/cheatsheets/GraphQL_Cheat_Sheet.html',
      },
    ],
  },
  {
    id: 'grpc',
    description:
      'Services that speak to each other all day can agree on a file of messages and methods, and let gRPC generate the code on both sides, in many languages. Calls look like local functions, travel in compact binary form over HTTP/2, and may stream both ways. Set a deadline on every one. Browsers cannot speak it directly, so it belongs between servers, with something simpler facing the public.',
    features: [
      'Code generated from .proto files',
      'Four kinds of call, from simple to two-way streams',
      'Deadlines and cancelling travel along',
      'Clear status codes instead of guesswork',
      'Interceptors for logs and credentials',
    ],
    resources: [
      { name: 'gRPC documentation', url: 'https://grpc.io/docs/' },
      { name: 'gRPC in Go, quick start', url: 'https://grpc.io/docs/languages/go/quickstart/' },
      { name: 'Protocol Buffers documentation', url: 'https://protobuf.dev/' },
    ],
  },
];

import type { TechnologyDetail } from '#contract/content/roadmaps.ts';

/** What the dialogs tell of the technologies whose ids begin with t to u, in that order. */
export const technologiesTToU: TechnologyDetail[] = [
  {
    id: 'tailwind-css',
    description:
      'Instead of inventing class names you combine small ones in the markup: flex, gap-4, text-lg, md:grid. Sizes and colours come from one scale, so a page keeps its rhythm, and the build contains only what you used. It pays to know CSS first, since each class is one of its properties. When the same long row of classes appears twice, make a component rather than a new class.',
    features: [
      'Utility classes for nearly all of CSS',
      'Prefixes for screen sizes, hover and dark mode',
      'A theme written in CSS variables',
      'Only used classes end up in the file',
      'Any value in square brackets when needed',
    ],
    resources: [
      { name: 'Tailwind CSS documentation', url: 'https://tailwindcss.com/docs' },
      { name: 'Tailwind Play', url: 'https://play.tailwindcss.com/' },
      { name: 'CSS on MDN', url: 'https://developer.mozilla.org/en-US/docs/Web/CSS' },
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
    id: 'terminal',
    description:
      "A terminal looks bare and soon becomes the quickest place to work: move between folders, search in all files, start servers, repeat yesterday's command. Learn ten words well, cd, ls, cat, grep and their friends, and how to join them with a pipe. The tab key finishes names for you. Read what an error says before pasting a remedy from somewhere, above all if it begins with sudo.",
    features: [
      'Paths, relative and absolute',
      'Pipes pass one output to the next program',
      'History and completion save typing',
      'Exit codes tell whether it went well',
      'Small scripts for what you do often',
    ],
    resources: [
      { name: 'The Missing Semester', url: 'https://missing.csail.mit.edu/' },
      { name: 'The Linux Command Line, a free book', url: 'https://linuxcommand.org/' },
      {
        name: 'Command line crash course on MDN',
        url: 'https://developer.mozilla.org/en-US/docs/Learn_web_development/Getting_started/Environment_setup/Command_line',
      },
    ],
  },
  {
    id: 'testcontainers',
    description:
      'A test against a pretend database proves little about the real one. Testcontainers starts the true thing in a container for as long as your tests run, on a free port, and clears it away afterwards. You need Docker or something like it. Start one container per suite rather than per test and reset the data in between, or the minutes add up quickly.',
    features: [
      'Modules for PostgreSQL, Redis, Kafka and many more',
      'Libraries for Java, Python, Go, Node and others',
      'Waits until the service is truly ready',
      'Ports chosen freely, so runs do not collide',
      'Cleans up even after a crash',
    ],
    resources: [
      { name: 'Testcontainers', url: 'https://testcontainers.com/' },
      { name: 'Guides', url: 'https://testcontainers.com/guides/' },
      { name: 'Getting started', url: 'https://testcontainers.com/getting-started/' },
    ],
  },
  {
    id: 'testing-library',
    description:
      'Your users know nothing of component state; they see a button called Save. Testing Library therefore finds things by role, label and text, and acts through simulated typing and clicking. A test written so survives a rewrite of the inside, and if it cannot find a control, a screen reader probably cannot either. Prefer getByRole, and treat test ids as a last resort.',
    features: [
      'Queries in order of how people find things',
      'user-event types and clicks like a person',
      'findBy waits for what comes later',
      'Matchers that read like sentences',
      'Versions for React, Solid, Vue, Svelte, Angular',
    ],
    resources: [
      { name: 'Testing Library documentation', url: 'https://testing-library.com/docs/' },
      { name: 'Which query to use', url: 'https://testing-library.com/docs/queries/about/' },
      { name: 'Testing Playground', url: 'https://testing-playground.com/' },
    ],
  },
  {
    id: 'tls',
    description:
      "The little lock means that nobody between two machines can read or change what they say, and that the server is who its certificate claims. TLS does both, and today it costs nothing: Let's Encrypt issues certificates and renewing them is a program's work. Let a proxy or your platform handle it where you can. Accept version 1.2 and newer only, and never switch off checking to silence an error.",
    features: [
      'Encryption and proof of identity in one',
      'Certificates signed by trusted authorities',
      'Short lives with automatic renewal',
      'HSTS keeps browsers on the safe path',
      'Both sides may show a certificate',
    ],
    resources: [
      {
        name: 'TLS on MDN',
        url: 'https://developer.mozilla.org/en-US/docs/Web/Security/Defenses/Transport_Layer_Security',
      },
      { name: "Let's Encrypt documentation", url: 'https://letsencrypt.org/docs/' },
      {
        name: 'TLS cheat sheet',
        url: 'https://cheatsheetseries.owasp.org/cheatsheets/Transport_Layer_Security_Cheat_Sheet.html',
      },
      { name: 'Package crypto/tls', url: 'https://pkg.go.dev/crypto/tls' },
    ],
  },
  {
    id: 'type-hints',
    description:
      'def total(prices: list[float]) -> float says more than a comment, and programs can read it. Hints change nothing while Python runs; an editor completes better, a checker finds mistakes, and libraries such as Pydantic build on them. Annotate the borders first: parameters, results, public attributes. Inside a function types are mostly inferred. If one grows three lines long, give it a name.',
    features: [
      'Built-in containers as types: dict[str, int]',
      'A bar for alternatives: str | None',
      'Protocols describe shape, not ancestry',
      'TypedDict and dataclasses for records',
      'Generics with square brackets',
    ],
    resources: [
      { name: 'Static typing with Python', url: 'https://typing.python.org/' },
      { name: 'Module typing', url: 'https://docs.python.org/3/library/typing.html' },
      { name: 'Type hints cheat sheet', url: 'https://mypy.readthedocs.io/en/stable/cheat_sheet_py3.html' },
    ],
  },
  {
    id: 'typescript',
    description:
      'TypeScript is JavaScript that can be questioned: you say what a function expects, and the editor tells you at once who calls it wrongly. Types vanish before the code runs, so data from outside still has to be checked. Turn strict on from the first day, let it infer most things, and regard any as a loan you will have to repay. Compilers of recent versions are very quick even on large projects.',
    features: [
      'Types inferred wherever they are obvious',
      'Unions narrowed by ordinary conditions',
      'Interfaces and types describe shape',
      'Errors in the editor as you write',
      'Plain JavaScript is what runs in the end',
    ],
    resources: [
      { name: 'The TypeScript handbook', url: 'https://www.typescriptlang.org/docs/handbook/intro.html' },
      { name: 'TypeScript playground', url: 'https://www.typescriptlang.org/play/' },
      { name: 'TypeScript on Exercism', url: 'https://exercism.org/tracks/typescript' },
    ],
  },
  {
    id: 'typescript-generics',
    description:
      'A function that returns the first item of a list should know that first of numbers is a number. A type parameter carries that knowledge from the argument to the result. You use them all day, Array<string>, Promise<User>, long before writing one. When you do, let each parameter appear at least twice; if it appears once, an ordinary type would do. Constraints with extends say what you rely on.',
    features: [
      'Worked out from the arguments you pass',
      'Constraints through extends',
      'Defaults for parameters',
      'keyof and indexed access relate types',
      'Utility types such as Partial, Pick and Record',
    ],
    resources: [
      {
        name: 'Generics in the handbook',
        url: 'https://www.typescriptlang.org/docs/handbook/2/generics.html',
      },
      { name: 'Utility types', url: 'https://www.typescriptlang.org/docs/handbook/utility-types.html' },
      { name: 'Type challenges, to practise', url: 'https://github.com/type-challenges/type-challenges' },
    ],
  },
  {
    id: 'uv',
    description:
      'uv creates the environment of a Python project, installs what it needs, locks the exact versions and even fetches Python itself, in seconds. It does the work for which one used to need five tools. uv add writes down a dependency, uv run runs inside the environment, uv sync brings a machine in line. Commit the lock file, and let your pipeline run with it frozen.',
    features: [
      'One command line for packages and projects',
      'uv.lock holds exact versions for every system',
      'Installs and switches Python versions',
      'uvx runs a tool without installing it',
      "Speaks pip's language where you need that",
    ],
    resources: [
      { name: 'uv documentation', url: 'https://docs.astral.sh/uv/' },
      { name: 'Working on projects', url: 'https://docs.astral.sh/uv/guides/projects/' },
      { name: 'uv in Docker', url: 'https://docs.astral.sh/uv/guides/integration/docker/' },
    ],
  },
  {
    id: 'uvicorn',
    description:
      'FastAPI and its kin define an application; something has to listen on a port and speak HTTP for it. That is Uvicorn, a small server for the ASGI interface, so it understands async code and WebSockets. In development it reloads on each change. In production run several workers behind a proxy, tell it whose forwarding headers to trust, and let a supervisor start it again.',
    features: [
      'Serves any ASGI application',
      'HTTP/1.1 and WebSockets',
      'Reloads on change while you develop',
      'Several worker processes',
      'Start and stop events for the application',
    ],
    resources: [
      { name: 'Uvicorn documentation', url: 'https://uvicorn.dev/' },
      { name: 'FastAPI deployment', url: 'https://fastapi.tiangolo.com/deployment/' },
      { name: 'ASGI specification', url: 'https://asgi.readthedocs.io/' },
    ],
  },
];

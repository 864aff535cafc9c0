import type { RoadmapPath } from '#contract/content/roadmaps.ts';

/** The paths of Backend Development, in the order of their tabs. Technologies by id; names in `technology-names.ts`. */
export const backendPaths: RoadmapPath[] = [
  {
    id: 'node',
    name: 'Node.js',
    description: 'The language you know from the browser, now on the server.',
    steps: [
      {
        title: 'Before the server',
        note: 'A language, a terminal, and how computers talk to each other.',
        technologies: ['javascript', 'es-modules', 'promises', 'terminal', 'git', 'http'],
      },
      {
        title: 'Node itself',
        note: 'One thread that starts other work instead of waiting.',
        technologies: ['nodejs', 'npm', 'event-loop', 'node-streams', 'environment-variables'],
      },
      {
        title: 'A server that answers',
        note: 'Pick one framework and write ten routes.',
        technologies: ['rest', 'json', 'express', 'fastify', 'nestjs', 'openapi'],
      },
      {
        title: 'Keeping data',
        note: 'Learn SQL before the libraries that write it for you.',
        technologies: ['sql', 'sqlite', 'postgresql', 'mongodb', 'redis', 'prisma', 'drizzle-orm'],
      },
      {
        title: 'Login and security',
        note: 'Know who sends a request, and limit how many they can send.',
        technologies: ['password-hashing', 'sessions', 'jwt', 'oauth', 'cors', 'rate-limiting'],
      },
      {
        title: 'More than requests',
        note: 'Messages as things happen, and work that can wait.',
        technologies: ['websockets', 'server-sent-events', 'graphql', 'bullmq'],
      },
      {
        title: 'Tools',
        note: 'Types for your own code, checks for the data that comes in.',
        technologies: ['typescript', 'zod', 'eslint', 'node-test-runner'],
      },
      {
        title: 'Ship it',
        note: 'A container that starts again by itself after a crash.',
        technologies: ['linux', 'docker', 'nginx', 'github-actions', 'opentelemetry'],
      },
    ],
  },
  {
    id: 'python',
    name: 'Python',
    description: 'From the first script to a service that stays up.',
    steps: [
      {
        title: 'Before the server',
        note: 'Where programs run and how they reach each other.',
        technologies: ['terminal', 'linux', 'git', 'http'],
      },
      {
        title: 'Python itself',
        note: 'Read a lot of Python code. The language is made to be read.',
        technologies: [
          'python',
          'python-data-structures',
          'comprehensions',
          'python-exceptions',
          'type-hints',
        ],
      },
      {
        title: 'A tidy project',
        note: 'Make your project run on a friend’s computer, too.',
        technologies: ['virtual-environments', 'uv', 'pyproject-toml', 'ruff', 'mypy'],
      },
      {
        title: 'A server that answers',
        note: 'Several frameworks can do it. One is enough to begin.',
        technologies: ['rest', 'json', 'flask', 'fastapi', 'pydantic', 'django'],
      },
      {
        title: 'Keeping data',
        note: 'First tables, then objects that represent them.',
        technologies: ['sql', 'sqlite', 'postgresql', 'sqlalchemy', 'alembic', 'django-orm', 'redis'],
      },
      {
        title: 'Many things at once',
        note: 'Wait for one thing while you do another, and move slow work to the background.',
        technologies: ['asyncio', 'python-generators', 'celery'],
      },
      {
        title: 'Login and security',
        note: 'Most security holes are well known. Learn the list.',
        technologies: ['password-hashing', 'sessions', 'jwt', 'oauth', 'owasp-top-ten'],
      },
      {
        title: 'Tests',
        note: 'Write tests that you trust enough to deploy on a Friday.',
        technologies: ['pytest', 'hypothesis', 'testcontainers'],
      },
      {
        title: 'Ship it',
        note: 'Other people can open it, and you get a message when it breaks.',
        technologies: ['uvicorn', 'nginx', 'docker', 'github-actions', 'sentry'],
      },
    ],
  },
  {
    id: 'java',
    name: 'Java',
    description: 'What most campus placements ask for, one step at a time.',
    steps: [
      {
        title: 'Before the server',
        note: 'What every backend language builds on.',
        technologies: ['terminal', 'linux', 'git', 'http'],
      },
      {
        title: 'Java itself',
        note: 'Modern Java is shorter than your textbook.',
        technologies: [
          'java',
          'jvm',
          'java-classes',
          'java-records',
          'java-collections',
          'java-generics',
          'java-streams',
        ],
      },
      {
        title: 'A tidy project',
        note: 'One tool to build the project and one to edit it.',
        technologies: ['maven', 'gradle', 'intellij-idea'],
      },
      {
        title: 'Many things at once',
        note: 'Threads are cheap now. Sharing data between them is still hard.',
        technologies: ['java-threads', 'virtual-threads', 'completable-future'],
      },
      {
        title: 'Spring',
        note: 'Spring creates your objects. Learn when and why.',
        technologies: ['spring-boot', 'spring-dependency-injection', 'spring-mvc', 'rest', 'openapi'],
      },
      {
        title: 'Keeping data',
        note: 'Always look at the SQL that your code sends.',
        technologies: ['sql', 'postgresql', 'jdbc', 'hibernate', 'spring-data-jpa', 'flyway', 'redis'],
      },
      {
        title: 'Login and security',
        note: 'The framework checks every request. You say what is allowed.',
        technologies: ['spring-security', 'password-hashing', 'jwt', 'oauth'],
      },
      {
        title: 'Tests',
        note: 'Hundreds of small tests, and a few with a real database.',
        technologies: ['junit', 'mockito', 'testcontainers'],
      },
      {
        title: 'Ship it',
        note: 'Run many copies and monitor them in one place.',
        technologies: ['docker', 'kubernetes', 'kafka', 'prometheus', 'github-actions'],
      },
    ],
  },
  {
    id: 'go',
    name: 'Go',
    description: 'A small language for servers that do many things at once.',
    steps: [
      {
        title: 'Before the server',
        note: 'Go tools run in a terminal, so learn to use one.',
        technologies: ['terminal', 'linux', 'git', 'http'],
      },
      {
        title: 'Go itself',
        note: 'The language is small enough to know all of it after two weeks.',
        technologies: [
          'go',
          'go-modules',
          'go-structs',
          'go-slices-maps',
          'go-interfaces',
          'go-errors',
          'go-generics',
        ],
      },
      {
        title: 'Many things at once',
        note: 'The reason why most people choose Go.',
        technologies: ['goroutines', 'channels', 'go-context', 'go-sync'],
      },
      {
        title: 'A server that answers',
        note: 'The standard library can do more than you expect.',
        technologies: ['rest', 'json', 'net-http', 'chi', 'gin'],
      },
      {
        title: 'Keeping data',
        note: 'You write plain SQL, and a tool generates typed Go from it.',
        technologies: ['sql', 'postgresql', 'pgx', 'sqlc', 'redis'],
      },
      {
        title: 'Services that talk',
        note: 'Agree on the messages first, then send them.',
        technologies: ['protocol-buffers', 'grpc', 'websockets', 'kafka'],
      },
      {
        title: 'Tests',
        note: 'Everything you need comes with the language.',
        technologies: ['go-testing', 'pprof', 'golangci-lint'],
      },
      {
        title: 'Login and security',
        note: 'Tokens that expire soon, and encrypted connections.',
        technologies: ['password-hashing', 'sessions', 'jwt', 'tls', 'rate-limiting'],
      },
      {
        title: 'Ship it',
        note: 'Copy one file to the server, then monitor it.',
        technologies: ['docker', 'kubernetes', 'prometheus', 'opentelemetry', 'github-actions'],
      },
    ],
  },
];

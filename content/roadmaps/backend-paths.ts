import type { RoadmapPath } from '#contract/content/roadmaps.ts';

/** The paths of Backend Development, in the order of their tabs. Technologies by id; names in `technology-names.ts`. */
export const backendPaths: RoadmapPath[] = [
  {
    id: 'node',
    name: 'Node.js',
    description: 'The language you know from the browser, now at the other end.',
    steps: [
      {
        title: 'Before the server',
        note: 'A language, a terminal, and what travels between machines.',
        technologies: ['javascript', 'es-modules', 'promises', 'terminal', 'git', 'http'],
      },
      {
        title: 'Node itself',
        note: 'One thread that is hardly ever waiting.',
        technologies: ['nodejs', 'npm', 'event-loop', 'node-streams', 'environment-variables'],
      },
      {
        title: 'A server that answers',
        note: 'Pick one framework and write ten routes.',
        technologies: ['rest', 'json', 'express', 'fastify', 'nestjs', 'openapi'],
      },
      {
        title: 'Keeping data',
        note: 'Learn SQL itself before anything that hides it.',
        technologies: ['sql', 'sqlite', 'postgresql', 'mongodb', 'redis', 'prisma', 'drizzle-orm'],
      },
      {
        title: 'Who is there',
        note: 'Know who asks, and how often they may.',
        technologies: ['password-hashing', 'sessions', 'jwt', 'oauth', 'cors', 'rate-limiting'],
      },
      {
        title: 'More than requests',
        note: 'News as it happens, and work for later.',
        technologies: ['websockets', 'server-sent-events', 'graphql', 'bullmq'],
      },
      {
        title: 'Tools',
        note: 'Types for what you write, checks for what arrives.',
        technologies: ['typescript', 'zod', 'eslint', 'node-test-runner'],
      },
      {
        title: 'Ship it',
        note: 'A small machine that starts your server again by itself.',
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
        note: 'Where programs run, and how they reach each other.',
        technologies: ['terminal', 'linux', 'git', 'http'],
      },
      {
        title: 'Python itself',
        note: 'Read much of it. It is made to be read.',
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
        note: 'So that it also runs on the machine of a friend.',
        technologies: ['virtual-environments', 'uv', 'pyproject-toml', 'ruff', 'mypy'],
      },
      {
        title: 'A server that answers',
        note: 'Three ways to do it. One is enough to begin.',
        technologies: ['rest', 'json', 'flask', 'fastapi', 'pydantic', 'django'],
      },
      {
        title: 'Keeping data',
        note: 'Tables first, then objects on top of them.',
        technologies: ['sql', 'sqlite', 'postgresql', 'sqlalchemy', 'alembic', 'django-orm', 'redis'],
      },
      {
        title: 'Many things at once',
        note: 'Wait without stopping, and put off what can wait.',
        technologies: ['asyncio', 'python-generators', 'celery'],
      },
      {
        title: 'Who is there',
        note: 'Most holes are old ones. Learn the list.',
        technologies: ['password-hashing', 'sessions', 'jwt', 'oauth', 'owasp-top-ten'],
      },
      {
        title: 'Proof',
        note: 'Tests that you trust enough to deploy on a Friday.',
        technologies: ['pytest', 'hypothesis', 'testcontainers'],
      },
      {
        title: 'Ship it',
        note: 'Someone else can open it, and you hear when it breaks.',
        technologies: ['uvicorn', 'nginx', 'docker', 'github-actions', 'sentry'],
      },
    ],
  },
  {
    id: 'java',
    name: 'Java',
    description: 'What most campus placements ask for, without the fear.',
    steps: [
      {
        title: 'Before the server',
        note: 'The same ground under every language.',
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
        note: 'One tool to build, one to write in.',
        technologies: ['maven', 'gradle', 'intellij-idea'],
      },
      {
        title: 'Many things at once',
        note: 'Threads became cheap. Shared data did not.',
        technologies: ['java-threads', 'virtual-threads', 'completable-future'],
      },
      {
        title: 'Spring',
        note: 'It builds your objects. Find out when and why.',
        technologies: ['spring-boot', 'spring-dependency-injection', 'spring-mvc', 'rest', 'openapi'],
      },
      {
        title: 'Keeping data',
        note: 'Look at the SQL that is sent, always.',
        technologies: ['sql', 'postgresql', 'jdbc', 'hibernate', 'spring-data-jpa', 'flyway', 'redis'],
      },
      {
        title: 'Who is there',
        note: 'Let the framework guard the doors; you choose which.',
        technologies: ['spring-security', 'password-hashing', 'jwt', 'oauth'],
      },
      {
        title: 'Proof',
        note: 'Small tests by the hundred, a few against the real thing.',
        technologies: ['junit', 'mockito', 'testcontainers'],
      },
      {
        title: 'Ship it',
        note: 'Many copies, watched from one place.',
        technologies: ['docker', 'kubernetes', 'kafka', 'prometheus', 'github-actions'],
      },
    ],
  },
  {
    id: 'go',
    name: 'Go',
    description: 'A small language for servers that do much at once.',
    steps: [
      {
        title: 'Before the server',
        note: 'Go is at home in a terminal. Be there too.',
        technologies: ['terminal', 'linux', 'git', 'http'],
      },
      {
        title: 'Go itself',
        note: 'You can hold all of it in your head by the second week.',
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
        note: 'The reason most people come.',
        technologies: ['goroutines', 'channels', 'go-context', 'go-sync'],
      },
      {
        title: 'A server that answers',
        note: 'The standard library carries you further than you think.',
        technologies: ['rest', 'json', 'net-http', 'chi', 'gin'],
      },
      {
        title: 'Keeping data',
        note: 'Plain SQL in, checked Go out.',
        technologies: ['sql', 'postgresql', 'pgx', 'sqlc', 'redis'],
      },
      {
        title: 'Services that talk',
        note: 'Agree on the message first, then send it.',
        technologies: ['protocol-buffers', 'grpc', 'websockets', 'kafka'],
      },
      {
        title: 'Proof',
        note: 'All of it comes with the language.',
        technologies: ['go-testing', 'pprof', 'golangci-lint'],
      },
      {
        title: 'Who is there',
        note: 'Short keys, short lives, and a lock on the line.',
        technologies: ['password-hashing', 'sessions', 'jwt', 'tls', 'rate-limiting'],
      },
      {
        title: 'Ship it',
        note: 'One file to copy. Then see how it is doing.',
        technologies: ['docker', 'kubernetes', 'prometheus', 'opentelemetry', 'github-actions'],
      },
    ],
  },
];

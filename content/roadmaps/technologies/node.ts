import type { TechnologyDetail } from '#contract/content/roadmaps.ts';

/** Details about Node.js. */
export const nodeTechnologies: TechnologyDetail[] = [
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

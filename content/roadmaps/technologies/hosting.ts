import type { TechnologyDetail } from '#contract/content/roadmaps.ts';

/** Details about running a site: servers, deployment, monitoring. */
export const hostingTechnologies: TechnologyDetail[] = [
  {
    id: 'linux',
    description:
      'Nearly every server you will meet runs Linux. What you need at first is modest: where files live, who may read them, which processes run, where logs go, and how a service is started again after a crash. Rent the smallest machine you can or use WSL on Windows, put one program on it, break it and fix it. Log in by key, and do daily work without being root.',
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
    id: 'nginx',
    description:
      'Most applications have a server in front of them that talks to the internet, and very often it is nginx. It handles HTTPS, sends files quickly, passes the other requests to your program and spreads them over several copies of it. A configuration is short once you know how locations are matched. Test it with nginx -t before each reload, and read the error log before you read anything else.',
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
    id: 'vercel',
    description:
      'Connect a repository, push, and Vercel builds the project and gives you a URL; each pull request gets its own to show around. Pages become files near the visitor, server code becomes functions. Nothing is simpler for a frontend framework. Watch what is billed, functions and transfer above all, read what the free plan allows, and keep your code able to run elsewhere.',
    features: [
      'A preview for every pull request',
      'Knows the common frameworks by itself',
      'Functions, cron jobs and caching at the edge',
      'Environment variables for each stage',
      'Going back to an earlier deployment at once',
    ],
    resources: [
      { name: 'Vercel documentation', url: 'https://vercel.com/docs' },
      { name: 'Deployments', url: 'https://vercel.com/docs/deployments' },
      { name: 'Frameworks on Vercel', url: 'https://vercel.com/docs/frameworks' },
    ],
  },
  {
    id: 'cloudflare-workers',
    description:
      "Here your code runs in data centres close to the user, started for each request in a light isolate rather than a container. That suits routing, small APIs and server-rendered sites whose visitors live in many places. It is not quite Node: most of Node's modules are available, yet there is no lasting disk and processor time is limited. Storage comes as bindings to their own services.",
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
    id: 'prometheus',
    description:
      'Prometheus visits your services every few seconds, reads their numbers and keeps them as series over time. Then you can ask how many requests failed in the last hour, or be woken when they do. Expose a handful first: requests, errors, duration, and how full things are. Never put user ids into labels, since each new value starts its own series and memory follows.',
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
    id: 'opentelemetry',
    description:
      'When a request crosses five services and one is slow, you want a single picture of the whole journey. OpenTelemetry is the shared way to record it: traces, metrics and logs in one format, whichever tool displays them later. Start by switching on automatic instrumentation, then add spans with names from your own subject. Keep personal data out of attributes, and sample when volume grows.',
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
    id: 'sentry',
    description:
      "Errors on other people's machines never reach your terminal. Sentry collects them with stack trace, release and the steps before, groups equal ones and tells you when a new kind appears. Add it on the day you deploy, not after the first complaint. Strip names, tokens and addresses before anything leaves your server, and resolve what you see; a list of a thousand known errors warns nobody.",
    features: [
      'Equal errors grouped into one issue',
      'Stack traces with your own source lines',
      'Tied to releases and to who changed what',
      'Traces for slow requests',
      'Filters against personal data',
    ],
    resources: [
      { name: 'Sentry documentation', url: 'https://docs.sentry.io/' },
      { name: 'Sentry for Python', url: 'https://docs.sentry.io/platforms/python/' },
      {
        name: 'Logging cheat sheet',
        url: 'https://cheatsheetseries.owasp.org/cheatsheets/Logging_Cheat_Sheet.html',
      },
    ],
  },
];

import type { TechnologyDetail } from '#contract/content/roadmaps.ts';

/** Details about tools that every path uses. */
export const toolsTechnologies: TechnologyDetail[] = [
  {
    id: 'terminal',
    description:
      "A terminal looks bare and soon becomes the quickest place to work: move between folders, search in all files, start servers, repeat yesterday's command. Learn ten commands well, cd, ls, cat, grep and their friends, and how to join them with a pipe. The tab key finishes names for you. Read what an error says before pasting a remedy from somewhere, above all if it begins with sudo.",
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
    id: 'vite',
    description:
      'Vite serves your source files while you work, replacing in the open page just what you changed, and bundles everything small for production. Nearly all frontend frameworks build on it, so what you learn once serves everywhere. It needs no configuration at first. Remember that a variable beginning with VITE_ ends up in the browser for all to read, so a secret must never carry that name.',
    features: [
      'A dev server that is ready at once',
      'Hot replacement that keeps state',
      'Splits bundles and hashes their names',
      'TypeScript, JSX and CSS Modules built in',
      'One plugin interface for dev and build',
    ],
    resources: [
      { name: 'Vite documentation', url: 'https://vite.dev/guide/' },
      { name: 'Features', url: 'https://vite.dev/guide/features' },
      { name: 'Env variables and modes', url: 'https://vite.dev/guide/env-and-mode' },
    ],
  },
  {
    id: 'eslint',
    description:
      "Some mistakes look like working code: a promise nobody waits for, a variable that is never read, a hook inside a condition. ESLint reads your files and points at them, in the editor and before each merge, and fixes many of them by itself. Begin with the recommended sets and resist adding opinions about spaces, which are a formatter's job. A rule the whole team disagrees with should go.",
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
    id: 'prettier',
    description:
      'Prettier rewrites code in one consistent layout, so nobody has to discuss where a brace goes. It offers very few settings on purpose. Let the editor run it on saving, have the pipeline check it, and reviews will be about meaning again. When adding it to an old project, format everything in one commit of its own and name that commit in a file that git blame ignores.',
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
    id: 'lighthouse',
    description:
      'Lighthouse opens a page as a slow phone would and reports on its speed, accessibility, good practice and findability, with a list of what to fix first. It sits in the developer tools of Chrome and runs in a pipeline as well. Treat the score as a thermometer. It measures one visit under laboratory conditions and finds perhaps a third of accessibility problems, so a keyboard and real visitors must tell you the rest.',
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
    id: 'web-vitals',
    description:
      "Three numbers tell how a page feels to real people: when the main content appears, how soon it answers a tap, and whether things jump about. They are called LCP, INP and CLS, and good means within two and a half seconds, two hundred milliseconds, and next to no movement for three visits in four. Measure in the field, since your own laptop is faster than a cousin's phone.",
    features: [
      'LCP: the largest part is on view',
      'INP: from a tap to the next picture',
      'CLS: layout that stays where it is',
      'Judged at the 75th percentile of real visits',
      'A small library reports them',
    ],
    resources: [
      { name: 'Web Vitals on web.dev', url: 'https://web.dev/articles/vitals' },
      { name: 'Learn Performance on web.dev', url: 'https://web.dev/learn/performance' },
      { name: 'The web-vitals library', url: 'https://github.com/GoogleChrome/web-vitals' },
    ],
  },
];

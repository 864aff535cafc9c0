/** Simple Icons' marks (CC0), file by file: named imports would join those of all pages in one chunk that each has to load. */
const files = import.meta.glob<string>(
  '/node_modules/simple-icons/icons/{angular,celery,cloudflareworkers,css,django,docker,drizzle,eslint,express,fastapi,fastify,flask,git,githubactions,go,gradle,graphql,hibernate,html5,immer,intellijidea,javascript,jsonwebtokens,junit5,lighthouse,mongodb,nextdotjs,nginx,ngrx,nodedotjs,npm,nuxt,openjdk,opentelemetry,pinia,prettier,primevue,prisma,prometheus,pydantic,pytest,python,radixui,react,reactrouter,redis,redux,ruff,sass,sentry,solid,spring,springboot,springsecurity,sqlite,storybook,svelte,tailwindcss,typescript,uv,vercel,vite,vitest,vuedotjs,vueuse,zod}.svg',
  { query: '?raw', import: 'default', eager: true },
);

const icons: Readonly<Record<string, string>> = {
  'angular-cli': 'angular',
  'angular-components': 'angular',
  celery: 'celery',
  'cloudflare-workers': 'cloudflareworkers',
  css: 'css',
  django: 'django',
  'django-orm': 'django',
  docker: 'docker',
  'drizzle-orm': 'drizzle',
  eslint: 'eslint',
  express: 'express',
  fastapi: 'fastapi',
  fastify: 'fastify',
  flask: 'flask',
  git: 'git',
  'github-actions': 'githubactions',
  go: 'go',
  gradle: 'gradle',
  graphql: 'graphql',
  hibernate: 'hibernate',
  html: 'html5',
  immer: 'immer',
  'intellij-idea': 'intellijidea',
  java: 'openjdk',
  javascript: 'javascript',
  junit: 'junit5',
  jwt: 'jsonwebtokens',
  lighthouse: 'lighthouse',
  mongodb: 'mongodb',
  nextjs: 'nextdotjs',
  nginx: 'nginx',
  ngrx: 'ngrx',
  nodejs: 'nodedotjs',
  npm: 'npm',
  nuxt: 'nuxt',
  opentelemetry: 'opentelemetry',
  pinia: 'pinia',
  prettier: 'prettier',
  primevue: 'primevue',
  prisma: 'prisma',
  prometheus: 'prometheus',
  pydantic: 'pydantic',
  pytest: 'pytest',
  python: 'python',
  'radix-ui': 'radixui',
  'react-components': 'react',
  'react-router': 'reactrouter',
  redis: 'redis',
  'redux-toolkit': 'redux',
  ruff: 'ruff',
  sass: 'sass',
  sentry: 'sentry',
  'single-file-components': 'vuedotjs',
  'solid-components': 'solid',
  'spring-boot': 'springboot',
  'spring-mvc': 'spring',
  'spring-security': 'springsecurity',
  sqlite: 'sqlite',
  storybook: 'storybook',
  'svelte-components': 'svelte',
  sveltekit: 'svelte',
  'tailwind-css': 'tailwindcss',
  typescript: 'typescript',
  uv: 'uv',
  vercel: 'vercel',
  vite: 'vite',
  vitest: 'vitest',
  vueuse: 'vueuse',
  zod: 'zod',
};

const pathIcons = {
  react: 'react',
  vue: 'vuedotjs',
  angular: 'angular',
  svelte: 'svelte',
  solidjs: 'solid',
  node: 'nodedotjs',
  python: 'python',
  java: 'openjdk',
  go: 'go',
} as const;

function findShape(icon: string | undefined): string | undefined {
  return / d="([^"]+)"/.exec(files[`/node_modules/simple-icons/icons/${icon}.svg`] ?? '')?.[1];
}

/** The mark of a technology as the `d` of a path on 24 by 24; those without one show a few letters (`letters.ts`). */
export function findTechnologyShape(technology: string): string | undefined {
  return findShape(icons[technology]);
}

/** The mark of a roadmap's language or framework, likewise. */
export function findPathShape(path: keyof typeof pathIcons): string | undefined {
  return findShape(pathIcons[path]);
}

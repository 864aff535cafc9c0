// The fixed values of course content. They are separate from the schemas, so that the page doesn't load zod.

export const courseCategoryIds = ['web-dev', 'mobile-dev', 'data-science', 'cloud-computing'] as const;

/**
 * Icons a technology can have, by their Simple Icons name. `pipeline/pictures/technology-icons.ts` draws
 * each.
 */
export const technologyIcons = [
  'cloudflareworkers',
  'css',
  'dart',
  'docker',
  'duckdb',
  'flutter',
  'git',
  'githubactions',
  'graphql',
  'html5',
  'ionic',
  'javascript',
  'jetpackcompose',
  'jupyter',
  'kotlin',
  'kubernetes',
  'linux',
  'nginx',
  'nodedotjs',
  'numpy',
  'pandas',
  'prometheus',
  'python',
  'pytorch',
  'r',
  'react',
  'reactnative',
  'scikitlearn',
  'sqlite',
  'swift',
  'tailwindcss',
  'terraform',
  'typescript',
  'vite',
] as const;

/** The two tutorials that can be opened from a course card. */
export const tutorialPaths = ['/learning/html', '/learning/css'] as const;

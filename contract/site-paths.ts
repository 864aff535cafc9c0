/** The documents that run learners' code, and the folder of the site that such code may show pictures from. */
export const framePaths = {
  playground: '/playground',
  shell: '/playground/shell',
  results: '/results/',
  files: '/lesson-files/',
} as const;

/** Files that the build writes and the browser fetches. */
export const generatedFiles = {
  checkRuntime: '/generated/check-runtime.js',
  lessonSearch: '/generated/lesson-search.json',
} as const;

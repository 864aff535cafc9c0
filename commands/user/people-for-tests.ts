/** The options of `npm run user -- create` for one person. */
export const asha = [
  '--email',
  'Asha@college.example.org',
  '--username',
  'Asha.Rao',
  '--name',
  'Asha Rao',
  '--password',
  'Monsoon2026',
];

/** The same for another person. */
export const bela = [
  '--email',
  'Bela@college.example.org',
  '--username',
  'Bela.Rao',
  '--name',
  'Bela Rao',
  '--password',
  'Monsoon2026',
];

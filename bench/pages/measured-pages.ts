/** A page whose speed is aimed at, and who opens it. */
export type MeasuredPage = { path: string; as: 'visitor' | 'admin' };

/** One page of each kind; an admin is a verified member too. */
export const measuredPages: readonly MeasuredPage[] = [
  { path: '/', as: 'visitor' },
  { path: '/hackathons', as: 'visitor' },
  { path: '/clubs', as: 'visitor' },
  { path: '/login', as: 'visitor' },
  { path: '/register', as: 'visitor' },
  { path: '/courses', as: 'admin' },
  { path: '/roadmaps', as: 'admin' },
  { path: '/gallery', as: 'admin' },
  { path: '/account', as: 'admin' },
  { path: '/admin', as: 'admin' },
  { path: '/learning/html/intro', as: 'admin' },
  { path: '/learning/css/css-designing/flexbox-layout', as: 'admin' },
];

/**
 * What is aimed at: times the largest paint of the same text as bare HTML; milliseconds; points; kilobytes.
 */
export const aims = {
  timesFloor: 1.25,
  blockingMs: 50,
  shift: 0,
  score: 100,
  scriptKilobytes: 60,
  interactionMs: 100,
};

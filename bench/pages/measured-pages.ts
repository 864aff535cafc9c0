/** A page to measure, and the role of the user that opens it. */
export type MeasuredPage = { path: string; as: 'visitor' | 'admin' };

/** One page of each kind. An admin is also a verified member. */
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
 * The targets. `timesFloor` is the largest paint relative to that of the same text as bare HTML.
 */
export const targets = {
  timesFloor: 1.25,
  blockingMs: 50,
  shift: 0,
  score: 100,
  scriptKilobytes: 60,
  interactionMs: 100,
};

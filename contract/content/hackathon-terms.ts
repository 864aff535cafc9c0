/** Fixed values of hackathon content. Separate from the schemas, so that the page doesn't load zod. */

export const hackathonCategoryIds = ['webdev', 'ai', 'blockchain', 'business', 'open', 'track'] as const;
export const hackathonStatuses = ['open', 'closed', 'coming_soon'] as const;
export const levels = ['Beginner', 'Intermediate', 'Advanced'] as const;

/** The label of each status. A hackathon's `registrationStatus` must be the label of its `status`. */
export const registrationLabels = {
  open: 'Registration Open',
  closed: 'Registration Closed',
  coming_soon: 'Coming Soon',
} as const;

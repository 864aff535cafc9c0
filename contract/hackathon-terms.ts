/** Words that hackathons are described by. Apart from the schemas, so that a page that shows them loads no validator. */

export const hackathonCategoryIds = ['webdev', 'ai', 'blockchain', 'business', 'open', 'track'] as const;
export const hackathonStatuses = ['open', 'closed', 'coming_soon'] as const;
export const levels = ['Beginner', 'Intermediate', 'Advanced'] as const;

/** What each status shows; `registrationStatus` of a hackathon must agree with its `status`. */
export const registrationLabels = {
  open: 'Registration Open',
  closed: 'Registration Closed',
  coming_soon: 'Coming Soon',
} as const;

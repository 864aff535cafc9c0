import type { Site } from '#contract/content/site.ts';

/** The community's name and links, for the whole site. */
export const site: Site = {
  name: 'First Commit',
  foundedYear: 2025,
  tagline:
    'A student community that learns by shipping: small, in public, together. Nobody’s first commit is clean. Push it anyway.',
  description:
    'A student-led community of college developers with clubs, hackathons, startups, and free lessons in HTML and CSS.',
  joinUrl: 'https://chat.example.org/join/first-commit',
  instagramUrl: 'https://instagram.example.org/firstcommit',
  linkedinUrl: 'https://linkedin.example.org/company/first-commit',
  handInRoom: 'Room 204, beside the incubation centre',
  footer: [
    'A student-led community of college developers.',
    'Made by its members, on evenings with too much chai.',
  ],
};

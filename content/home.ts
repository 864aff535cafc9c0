import type { LogEntry, Reason, Stat } from '#contract/content/home.ts';

/** The commit log next to the welcome, newest first: the home page shows the first two, the picture for shared links all. */
export const heroLog: LogEntry[] = [
  { message: 'Merge web-dev: the club site, rebuilt', author: 'Imran', lane: 0 },
  { message: 'Centre the div. For good this time.', author: 'Devika', lane: 1 },
  { message: 'Scraper works. Site blocks scraper.', author: 'Tenzin', lane: 2 },
  { message: 'Read the error message. It was right.', author: 'Arjun', lane: 1 },
  { message: '36 hours, 41 teams, one working demo', author: 'everyone', lane: 0 },
  { message: 'O(n²) to O(n log n), one chai later', author: 'Sana', lane: 2 },
  { message: 'Fix a typo in the README', author: 'Joel', lane: 1 },
  { message: 'Six clubs, one noticeboard', author: 'Meera', lane: 0 },
];

export const whyChoose: Reason[] = [
  {
    id: 'coding-excellence',
    title: 'Coding Excellence',
    text: 'Reviews from people one year ahead of you, on code you will actually ship. You get better because somebody reads your code.',
  },
  {
    id: 'vibrant-community',
    title: 'Vibrant Community',
    text: 'First-years and final-years at the same table. Ask in the open, answer what you learned last week.',
  },
  {
    id: 'hackathon-events',
    title: 'Hackathon Events',
    text: 'Thirty-six hours, one problem, a team you met on Friday. Sleep is on the roadmap.',
  },
  {
    id: 'clubs',
    title: 'Clubs',
    text: 'Run by members, and more on the way. Pick one, or start the one that is missing.',
  },
];

export const stats: Stat[] = [
  { id: 'members', count: 500, label: 'members' },
  { id: 'hackathons', count: 1, label: 'hackathon' },
  { id: 'projects', count: 10, label: 'projects' },
  { id: 'awards', count: 2, label: 'awards' },
];

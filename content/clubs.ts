import type { Club, ComingSoonClub } from '#contract/content/clubs.ts';
import type { Requirement } from '#contract/content/requirement.ts';

export const clubs: Club[] = [
  {
    id: 'webdevelopment',
    name: 'Web Development',
    domain: 'Frontend, backend, the wire between',
    shortDescription: 'Build and keep alive the sites that the other clubs need, this one included.',
    leadership: {
      leader: { name: 'Devika Rao', phone: '+91 00000 00096', avatar: 'devika-rao' },
      manager: { name: 'Imran Sheikh', phone: '+91 00000 00097', avatar: 'imran-sheikh' },
    },
    rules: [
      'Nothing ships that nobody else has read',
      'If you break it, say so first and mend it second',
      'It works on a cheap phone or it does not work',
      'Leave the README better than you found it',
    ],
    fullDescription:
      'We keep real sites running: this one, the library’s seat map, the hostel’s laundry list. You start with one small page that somebody asked for, and by the end of the year you have been paged at breakfast once. Both are part of the course.',
    activities: [
      'Ship Tuesday, every week, lab 3',
      'Review hour: one pull request, the whole room',
      'A site for another club, each semester',
      'Accessibility walk: the campus by keyboard',
    ],
    icon: '</>',
    hasMembershipForm: true,
  },
  {
    id: 'dsa',
    name: 'DSA',
    domain: 'Data structures and algorithms',
    shortDescription: 'Two problems a week on a whiteboard, argued until the slow one is fast.',
    leadership: {
      leader: { name: 'Meera Krishnan', phone: '+91 00000 00098', avatar: 'meera-krishnan' },
      manager: { name: 'Samuel Minj', phone: '+91 00000 00099', avatar: 'samuel-minj' },
    },
    rules: [
      'Explain it before you code it',
      'No pasted solutions, not even your own old ones',
      'The slow answer is welcome: it is where we start',
      'Whoever solves it helps the next table',
    ],
    fullDescription:
      'Two problems go up on Monday, one gentle and one that bites. We argue them at the whiteboard until everyone in the room can say why the fast answer is right. Placement season brings mock rounds, held by those who sat them a year ago.',
    activities: [
      'Whiteboard Monday and Thursday, room 118',
      'Contest night, once a fortnight',
      'Mock interviews from August',
      'Graph clinic for first-years',
    ],
    icon: 'O(n)',
    hasMembershipForm: true,
  },
  {
    id: 'datascience',
    name: 'Data Science',
    domain: 'Statistics, notebooks, models',
    shortDescription: 'Real data from the canteen queue to the monsoon, cleaned by hand first.',
    leadership: {
      leader: { name: 'Farzana Iqbal', phone: '+91 00000 00100', avatar: 'farzana-iqbal' },
      manager: { name: 'Aarav Deshpande', phone: '+91 00000 00101', avatar: 'aarav-deshpande' },
    },
    rules: [
      'Look at the rows before you plot them',
      'A number comes with its doubt',
      'People in the data are people: ask, or leave them out',
      'A notebook that only runs for you is a diary',
    ],
    fullDescription:
      'We collect our own data, which is how we learn where it lies: queue lengths, rain gauges, bus timings, the price of a thali. Statistics first, models after, and every result is presented to the people it is about.',
    activities: [
      'Notebook Wednesday, every week, lab 5',
      'Clean-up day: one messy data set, ten pairs of hands',
      'Paper club, one figure at a time',
      'Semester report to the canteen committee',
    ],
    icon: 'x̄ ± s',
    hasMembershipForm: true,
  },
  {
    id: 'trading',
    name: 'Trading',
    domain: 'Markets and numbers',
    shortDescription: 'Paper money, real spreadsheets, and a rule: explain the loss before the win.',
    leadership: {
      leader: { name: 'Karan Bedi', phone: '+91 00000 00102', avatar: 'karan-bedi' },
      manager: { name: 'Shreya Pattnaik', phone: '+91 00000 00103', avatar: 'shreya-pattnaik' },
    },
    rules: [
      'Paper money only, inside these walls',
      'No tips, given or taken',
      'Explain the loss before the win',
      'Every trade has a reason written down before it',
    ],
    fullDescription:
      'A book of pretend money, real prices and honest spreadsheets. We build back-tests, break each other’s back-tests, and read balance sheets aloud. Nobody here will tell you what to buy; everybody will ask why you would.',
    activities: [
      'Market hour, every Friday, room 121',
      'Back-test teardown, once a month',
      'Balance sheet reading, one company a week',
      'Paper league, a table per semester',
    ],
    icon: '₹ ↑↓',
    hasMembershipForm: true,
  },
  {
    id: 'java',
    name: 'Java',
    domain: 'The language and its machine',
    shortDescription: 'From the first class file to a Spring service that somebody else can run.',
    leadership: {
      leader: { name: 'Ritu Choudhary', phone: '+91 00000 00104', avatar: 'ritu-choudhary' },
      manager: { name: 'Manoj Pradhan', phone: '+91 00000 00105', avatar: 'manoj-pradhan' },
    },
    rules: [
      'It builds from a clean clone, or it is not done',
      'Tests come with the change',
      'Read the stack trace to its last line before asking',
      'Share the keyboard every twenty minutes',
    ],
    fullDescription:
      'We begin with one class and javap to see what became of it, and end with a service that has tests, logs and a neighbour who can start it. In between: collections, threads, garbage, and why the null was there.',
    activities: [
      'Class file Thursday, every week, lab 1',
      'Pairing afternoon, first Saturday of the month',
      'One service a semester, run by another club',
      'Certificate study group in the holidays',
    ],
    icon: '{ ; }',
    hasMembershipForm: true,
  },
  {
    id: 'python',
    name: 'Python',
    domain: 'Scripts, tools, automation',
    shortDescription: 'Small scripts that save somebody an hour. Then the next hour.',
    leadership: {
      leader: { name: 'Nikhil Anand', phone: '+91 00000 00106', avatar: 'nikhil-anand' },
      manager: { name: 'Trisha Pillai', phone: '+91 00000 00107', avatar: 'trisha-pillai' },
    },
    rules: [
      'Come to three meetings before you join',
      'Code is reviewed kindly, and always',
      'Nothing is scraped that says no',
      'Leave the lab as you found it',
    ],
    fullDescription:
      'We write small programs that save somebody an hour: attendance sheets that add themselves up, a bot that reads the exam notice so that you don’t have to, a script that sorts a term of event photographs. Newcomers pair with somebody one year ahead until their first script is in use.',
    activities: [
      'Script Friday, every week, lab 2',
      'Automation day for other clubs, once a month',
      'Reading group: one standard module at a time',
      'Semester project, shown in public',
    ],
    icon: '>>>',
    hasMembershipForm: true,
  },
];

export const comingSoonClubs: ComingSoonClub[] = [
  {
    id: 'gamedevelopment',
    name: 'Game Development',
    domain: 'Loops, sprites, feel',
    shortDescription: 'A game a month, finished, however small.',
    icon: 'W A S D',
  },
  {
    id: 'blockchain',
    name: 'Blockchain',
    domain: 'Ledgers and proofs',
    shortDescription: 'Reading the papers before the headlines.',
    icon: '0x…',
  },
  {
    id: 'iot',
    name: 'IoT',
    domain: 'Boards and sensors',
    shortDescription: 'Solder, measure, send, repeat.',
    icon: 'GPIO',
  },
];

/** What a new club needs; shown in Register Your Club and printed on its form. */
export const clubRequirements: Requirement[] = [
  { title: 'At least 10 active student members', note: 'Names and years, any branch' },
  { title: 'At least one faculty advisor', note: 'Who has said yes in writing' },
  { title: 'A clear mission', note: 'Two sentences are enough' },
  { title: 'A semester activity plan', note: 'What happens, in which weeks' },
  { title: 'No overlap with existing clubs', note: 'If it is close, talk to them first' },
];

export const clubProposalForm = 'registerclub.pdf';

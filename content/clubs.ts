import type { Club, ComingSoonClub } from '#contract/content/clubs.ts';
import type { Requirement } from '#contract/content/requirement.ts';

export const clubs: Club[] = [
  {
    id: 'webdevelopment',
    name: 'Web Development',
    domain: 'Frontend, backend, and the network between',
    shortDescription: 'We build and maintain the sites that the other clubs need, including this one.',
    leadership: {
      leader: { name: 'Devika Rao', phone: '+91 00000 00096', avatar: 'devika-rao' },
      manager: { name: 'Imran Sheikh', phone: '+91 00000 00097', avatar: 'imran-sheikh' },
    },
    rules: [
      'Somebody else reads your code before it ships',
      'If you break it, say so first, then fix it',
      'If it doesn’t work on a cheap phone, it doesn’t work',
      'Leave the README better than you found it',
    ],
    fullDescription:
      'We keep real sites running: this one, the library’s seat map, the hostel’s laundry list. You start with one small page that somebody asked for, and by the end of the year an alert has called you away from breakfast once. Both are part of the course.',
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
    shortDescription: 'Two problems a week on a whiteboard, discussed until the slow solution is fast.',
    leadership: {
      leader: { name: 'Meera Krishnan', phone: '+91 00000 00098', avatar: 'meera-krishnan' },
      manager: { name: 'Samuel Minj', phone: '+91 00000 00099', avatar: 'samuel-minj' },
    },
    rules: [
      'Explain it before you code it',
      'No pasted solutions, not even your own old ones',
      'A slow answer is welcome: it is where we start',
      'If you solve it, help the next table',
    ],
    fullDescription:
      'Two problems go up on Monday, an easy one and a hard one. We discuss them at the whiteboard until everyone in the room can say why the fast answer is right. In placement season there are mock interviews, held by people who had the real ones a year ago.',
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
    shortDescription: 'Real data, from the canteen queue to the monsoon, and we clean it by hand first.',
    leadership: {
      leader: { name: 'Farzana Iqbal', phone: '+91 00000 00100', avatar: 'farzana-iqbal' },
      manager: { name: 'Aarav Deshpande', phone: '+91 00000 00101', avatar: 'aarav-deshpande' },
    },
    rules: [
      'Look at the rows before you plot them',
      'Every number comes with its uncertainty',
      'People in the data are people: ask, or leave them out',
      'A notebook that runs only for you is a diary',
    ],
    fullDescription:
      'We collect our own data, so we learn where data misleads: queue lengths, rain gauges, bus timings, the price of a thali. Statistics come first, models second, and we present every result to the people it is about.',
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
      'Only paper money, no real trades',
      'No tips, given or taken',
      'Explain the loss before the win',
      'Every trade has a reason written down before it',
    ],
    fullDescription:
      'Pretend money, real prices and honest spreadsheets. We build back-tests, break each other’s back-tests, and read balance sheets aloud. Nobody here tells you what to buy. Everybody asks why you would buy it.',
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
    domain: 'The language and its virtual machine',
    shortDescription: 'From the first class file to a Spring service that somebody else can run.',
    leadership: {
      leader: { name: 'Ritu Choudhary', phone: '+91 00000 00104', avatar: 'ritu-choudhary' },
      manager: { name: 'Manoj Pradhan', phone: '+91 00000 00105', avatar: 'manoj-pradhan' },
    },
    rules: [
      'If it doesn’t build from a clean clone, it isn’t done',
      'Tests come with the change',
      'Read the stack trace to its last line before asking',
      'Share the keyboard every twenty minutes',
    ],
    fullDescription:
      'We begin with one class and use javap to see what the compiler made of it. We end with a service that has tests and logs and that somebody else can start. In between: collections, threads, garbage collection, and where the null came from.',
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
      'All code is reviewed, and reviewed kindly',
      'Never scrape a site that forbids it',
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
    shortDescription: 'We read the papers before the headlines.',
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
  { title: 'At least one faculty advisor', note: 'Who has agreed in writing' },
  { title: 'A clear mission', note: 'Two sentences are enough' },
  { title: 'A semester activity plan', note: 'What happens in which weeks' },
  { title: 'No overlap with existing clubs', note: 'If it is similar, talk to that club first' },
];

export const clubProposalForm = 'registerclub.pdf';

import type { Requirement } from '#contract/content/requirement.ts';
import type { Startup } from '#contract/content/startups.ts';

export const startups: Startup[] = [
  {
    id: 'kataar',
    name: 'Kataar',
    project: 'Canteen orders without the queue',
    description:
      'You order between two lectures and pass the queue. The cook sees the orders before the break starts. Two canteens pay for it. A third one has asked.',
    teamSize: 9,
    openPositions: [
      {
        label: 'Frontend',
        title: 'Frontend developer',
        work: 'React: one counter screen that must never freeze',
        hoursPerWeek: 6,
      },
      {
        label: 'Field',
        title: 'Field operations',
        work: 'Stand in queues, time them, talk to cooks',
        hoursPerWeek: 4,
      },
    ],
    techStack: ['React', 'Node.js', 'PostgreSQL', 'Redis', 'Flutter', 'Docker'],
    contactInfo: {
      leader: {
        name: 'Zainab Rizvi',
        role: 'Founder, leads the team',
        avatar: 'zainab-rizvi',
        email: 'zainab@kataar.example',
        whatsapp: '+91 00000 00121',
        availableHours: 'Mon to Fri, 17:00 to 20:00',
        preferredContact: 'whatsapp',
      },
    },
    teamMembers: [
      { name: 'Zainab Rizvi', role: 'Founder', focus: 'product', avatar: 'zainab-rizvi' },
      { name: 'Rohan Bhat', role: 'Tech lead', focus: 'orders', avatar: 'rohan-bhat' },
      { name: 'Mei Lyngdoh', role: 'Backend', focus: 'payments', avatar: 'mei-lyngdoh' },
      { name: 'Akash Toppo', role: 'Backend', focus: 'queues', avatar: 'akash-toppo' },
      { name: 'Pooja Shinde', role: 'Frontend', focus: 'counter screen', avatar: 'pooja-shinde' },
      { name: 'Ibrahim Koya', role: 'Mobile', focus: 'Flutter app', avatar: 'ibrahim-koya' },
      { name: 'Neha Saxena', role: 'Design', focus: 'small screens', avatar: 'neha-saxena' },
      { name: 'Jaspreet Virk', role: 'Operations', focus: 'pilots', avatar: 'jaspreet-virk' },
      { name: 'Lakshmi Nair', role: 'Data', focus: 'waiting times', avatar: 'lakshmi-nair' },
    ],
  },
];

/** The requirements of a proposal. They are shown in *Register your Startup* and printed on its form. */
export const startupRequirements: Requirement[] = [
  { title: 'A viable idea', note: 'One page is enough' },
  { title: 'At least 3 core team members', note: 'From any year and any branch' },
  { title: 'A market research outline', note: 'Who has the problem, and how you know' },
  { title: 'A technical feasibility assessment', note: 'What is hard, and what you will try first' },
  { title: 'A business plan draft', note: 'The numbers may be wrong, but not missing' },
];

export const startupProposalForm = 'registerstartup.pdf';

/**
 * The Simple Icons name of each technology that startups use. Technologies without an icon show only their
 * name.
 */
export const startupTechnologyIcons: Readonly<Record<string, string>> = {
  React: 'react',
  'Node.js': 'nodedotjs',
  PostgreSQL: 'postgresql',
  Redis: 'redis',
  Flutter: 'flutter',
  Docker: 'docker',
};

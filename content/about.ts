import type { About } from '#contract/content/about.ts';
import { site } from './site.ts';

export const about: About = {
  missionHeading: 'We learn by shipping, and we ship together.',
  mission: `${site.name} is a community of college developers, run by the students in it. Our mission is short: nobody on campus should have to write their first real software alone, and everyone who has done it helps the next one.`,
  facts: [
    { label: 'Founded', value: String(site.foundedYear) },
    { label: 'Run by', value: 'Students, all of them' },
    { label: 'Fee', value: 'None, ever' },
  ],
  values: [
    {
      id: 'innovation',
      title: 'Innovation',
      text: 'Leave the path when you have a reason. Half of what we use began as somebody’s odd branch.',
    },
    {
      id: 'collaboration',
      title: 'Collaboration',
      text: 'Two names on most commits. Nobody presents alone, and nobody stays stuck alone for more than two hours.',
    },
    {
      id: 'inclusivity',
      title: 'Inclusivity',
      text: 'Any branch of study, any year, any accent, no laptop of your own. There is no entrance test.',
    },
    {
      id: 'growth',
      title: 'Growth',
      text: 'What you learned last week, you teach this week. It is the fastest way to learn that we have found.',
    },
  ],
  journeyIntro: `Founded in ${site.foundedYear}, and still short enough to fit on one line. The dashed node at the end is for what comes next.`,
  journey: [
    {
      when: 'Feb 2025',
      title: 'First commit',
      text: 'Four people, a borrowed projector and a README with a spelling mistake in its title.',
      state: 'done',
    },
    {
      when: 'Aug 2025',
      title: 'Six clubs, one noticeboard',
      text: 'Every club kept its name, its room and its rules. They share one page and one calendar.',
      state: 'done',
    },
    {
      when: 'Jan 2026',
      title: 'The first startup',
      text: 'A project from a Tuesday meeting got its first paying customer: the canteen.',
      state: 'done',
    },
    {
      when: 'Sep 2026',
      title: 'Thirty-six hours',
      text: '41 teams, 152 people, two power cuts. One demo ran on the dean’s phone.',
      state: 'done',
    },
    {
      when: 'Nov 2026',
      title: 'Five hundred members',
      text: 'From eleven colleges. The first-years now outnumber the founders by a hundred to one.',
      state: 'current',
    },
    {
      when: 'Jan 2027',
      title: 'Prayog, our first national hackathon',
      text: 'Forty-eight hours in the main auditorium, open to any college.',
      state: 'future',
    },
  ],
};

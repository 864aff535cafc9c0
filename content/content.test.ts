import { describe, expect, it } from 'vitest';
import { listContentFaults } from '#contract/content-faults.ts';
import { clubsSchema, hackathonsSchema, siteSchema, startupsSchema } from '#contract/content.ts';
import { facesSchema } from '#contract/faces.ts';
import { checkContent, listPeople } from './check.ts';
import { clubProposalForm, clubRequirements, clubs, comingSoonClubs } from './clubs.ts';
import { faces } from './faces.ts';
import { hackathonCategories, hackathons } from './hackathons.ts';
import { heroLog, stats, whyChoose } from './home.ts';
import { site } from './site.ts';
import { startupProposalForm, startupRequirements, startups } from './startups.ts';
import { leaders, teamGroups } from './team.ts';
import { testimonials } from './testimonials.ts';

describe('the content as it stands', () => {
  it('keeps its own rules', () => {
    expect(() => checkContent()).not.toThrow();
  });

  it('has the numbers and names that the specification asks for', () => {
    expect(stats.map(({ count }) => count)).toEqual([500, 1, 10, 2]);
    expect(whyChoose.map(({ title }) => title)).toEqual([
      'Coding Excellence',
      'Vibrant Community',
      'Hackathon Events',
      'Clubs',
    ]);
    expect(heroLog).toHaveLength(8);
    expect(leaders).toHaveLength(2);
    expect(testimonials).toHaveLength(3);
    expect(teamGroups.map(({ title }) => title)).toEqual([
      'Secretaries',
      'Technical Heads',
      'Operations Heads',
      'Design Team',
      'Organizers',
    ]);
    expect(clubs.map(({ name }) => name)).toEqual([
      'Web Development',
      'DSA',
      'Data Science',
      'Trading',
      'Java',
      'Python',
    ]);
    expect(comingSoonClubs.map(({ name }) => name)).toEqual(['Game Development', 'Blockchain', 'IoT']);
    expect(
      startups.map(({ teamMembers, openPositions }) => [teamMembers.length, openPositions.length]),
    ).toEqual([[9, 2]]);
    expect(hackathons.map(({ status }) => status)).toEqual(['open', 'closed', 'closed']);
    expect(hackathons.map(({ teamSize }) => teamSize)).toEqual([
      '1-6',
      '1-4',
      '3-5 (with at least one female participant)',
    ]);
    expect(hackathons[0]?.prizeSplitRupees).toEqual([100_000, 75_000, 50_000]);
  });

  it('gives everyone a face, and draws none for nobody', () => {
    const worn = new Set(listPeople().map(({ avatar }) => avatar));
    expect([...worn].toSorted()).toEqual(Object.keys(faces).toSorted());
  });

  it('gives every club a form of its own', () => {
    const forms = clubs.map(({ form }) => form);
    expect(new Set([...forms, clubProposalForm, startupProposalForm]).size).toBe(clubs.length + 2);
  });
});

describe('a wrong edit', () => {
  const file = 'content/hackathons.ts';
  const [first] = hackathons;
  const faultsOf = (change: object) =>
    listContentFaults(file, hackathonsSchema, { hackathonCategories, hackathons: [{ ...first, ...change }] });

  it.each([
    [{ startDate: '31-02-2027' }, 'startDate', 'DD-MM-YYYY'],
    [{ endDate: '2027-01-18' }, 'endDate', 'DD-MM-YYYY'],
    [{ endDate: '15-01-2027' }, 'endDate', 'before startDate'],
    [{ registrationDeadline: '19-01-2027' }, 'registrationDeadline', 'after endDate'],
    [{ level: 'Expert' }, 'level', '"Beginner"|"Intermediate"|"Advanced"'],
    [{ category: 'web' }, 'category', 'webdev, ai, blockchain, business, open, track'],
    [{ status: 'closed' }, 'registrationStatus', 'Registration Closed'],
    [{ teamSize: 'up to six' }, 'teamSize', '1-4'],
    [{ registrationLink: 'http://forms.example.org' }, 'registrationLink', 'https://'],
    [{ registrationLink: 'javascript:alert(1)' }, 'registrationLink', 'https://'],
    [{ description: '<p>Hello' }, 'description', 'never closed'],
    [{ description: '<p onclick="x()">Hello</p>' }, 'description', 'p, strong, em, ul, li'],
    [{ description: '<script>x()</script>' }, 'description', 'p, strong, em, ul, li'],
    [{ description: '<p>5 < 6</p>' }, 'description', '&lt;'],
    [{ description: '<p>Hello</p><!-- -->' }, 'description', '&lt;'],
    [{ timeline: [{ time: '16-01-2027 25:00', event: 'Doors' }] }, 'timeline[0].time', 'HH:MM'],
    [
      {
        timeline: [
          { time: '17-01-2027 09:00', event: 'Lunch' },
          { time: '16-01-2027 09:00', event: 'Doors' },
        ],
      },
      'timeline',
      'earliest first',
    ],
    [{ colour: 'green' }, 'hackathons[0]', 'colour'],
  ])('%j is answered with its file, its field and what would be right', (change, field, advice) => {
    const faults = faultsOf(change).join('\n');
    expect(faults).toContain(`${file}: hackathons[0]`);
    expect(faults).toContain(field);
    expect(faults).toContain(advice);
  });

  it('says what stands there now', () => {
    expect(faultsOf({ startDate: '16-1-27' })).toEqual([
      expect.stringContaining(
        'hackathons[0].startDate: must be a real date written DD-MM-YYYY, such as 16-01-2027 (now "16-1-27")',
      ),
    ]);
  });

  it('takes several categories, parted by a space or a comma', () => {
    for (const category of ['open', 'webdev ai', 'webdev, ai,track'])
      expect(faultsOf({ category })).toEqual([]);
  });

  it('is caught when two things share an id', () => {
    const [club] = clubs;
    const faults = listContentFaults('content/clubs.ts', clubsSchema, {
      clubs: [club, club],
      comingSoonClubs,
      clubRequirements,
      clubProposalForm,
    });
    expect(faults).toEqual([
      expect.stringContaining('content/clubs.ts: clubs[1].id: "webdevelopment" is used twice'),
    ]);
  });

  it('is caught when a startup counts its people wrongly', () => {
    const faults = listContentFaults('content/startups.ts', startupsSchema, {
      startups: [{ ...startups[0], teamSize: 8 }],
      startupRequirements,
      startupProposalForm,
    });
    expect(faults).toEqual([
      expect.stringContaining('startups[0].teamSize: is 8, but teamMembers lists 9 people'),
    ]);
  });

  it('is caught in a missing field and an unknown face part', () => {
    expect(listContentFaults('content/site.ts', siteSchema, { ...site, name: undefined })).toEqual([
      expect.stringContaining('content/site.ts: name:'),
    ]);
    const wrong = { ada: { ...Object.values(faces)[0], head: 'wig' } };
    expect(listContentFaults('content/faces.ts', facesSchema, { faces: wrong })).toEqual([
      expect.stringMatching(/faces\.ada\.head.*"turban"/),
    ]);
  });
});

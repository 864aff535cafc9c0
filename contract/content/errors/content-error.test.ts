import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { clubsSchema } from '../clubs.ts';
import { ContentError, listContentErrors, suggestNearest } from './content-error.ts';
import { facesSchema } from '../faces.ts';
import { link } from '../fields/fields.ts';
import { clubFixture, hackathonFixture } from '../fixtures.ts';
import { hackathonCategoryIds } from '../hackathon-terms.ts';
import { hackathonsSchema } from '../hackathons.ts';
import { startupSchema } from '../startups.ts';

const hackathonCategories = ['all', ...hackathonCategoryIds].map((id) => ({ id, label: id }));
const listHackathonErrors = (changes: object) =>
  listContentErrors('content/hackathons.ts', hackathonsSchema, {
    hackathonCategories,
    hackathons: [{ ...hackathonFixture, ...changes }],
  });
const place = 'content/hackathons.ts: hackathons[0] "build-week-2030": ';

describe('a mistake in the content', () => {
  it.each([
    [{ title: ' ' }, 'title: must not be empty (now " ")'],
    [{ title: undefined }, 'title: is missing; add it (text in quotes)'],
    [{ durationHours: '48' }, 'durationHours: must be a number (now "48")'],
    [{ durationHours: 0 }, 'durationHours: must be at least 1 (now 0)'],
    [{ requirements: [] }, 'requirements: must have at least 1 entry, not 0'],
    [
      { startDate: '16 Jan' },
      'startDate: must be a real date written DD-MM-YYYY, such as 16-01-2027 (now "16 Jan")',
    ],
    [
      { endDate: '2030-01-18' },
      'endDate: must be a real date written DD-MM-YYYY; did you mean "18-01-2030"? (now "2030-01-18")',
    ],
    [
      { endDate: '31/02/30' },
      'endDate: must be a real date written DD-MM-YYYY; did you mean "28-02-2030"? (now "31/02/30")',
    ],
    [{ endDate: '15-01-2030' }, 'endDate: 15-01-2030 is before startDate 16-01-2030 (now "15-01-2030")'],
    [
      { registrationDeadline: '19-01-2030' },
      'registrationDeadline: 19-01-2030 is after endDate 18-01-2030 (now "19-01-2030")',
    ],
    [
      { level: 'Advance' },
      'level: must be one of "Beginner", "Intermediate", "Advanced"; did you mean "Advanced"? (now "Advance")',
    ],
    [{ category: 'webdev' }, 'category: must be a list in [ ] (now "webdev")'],
    [
      { category: ['web'] },
      'category[0]: must be one of "webdev", "ai", "blockchain", "business", "open", "track"; did you mean "webdev"? (now "web")',
    ],
    [
      { status: 'closed' },
      'registrationStatus: must be "Registration Closed" while status is "closed" (now "Registration Open")',
    ],
    [
      { registrationLink: 'http://forms.example.org' },
      'registrationLink: must be a full URL that starts with https://; did you mean "https://forms.example.org"? (now "http://forms.example.org")',
    ],
    [
      { registrationLink: 'javascript:alert(1)' },
      'registrationLink: must be a full URL that starts with https:// (now "javascript:alert(1)")',
    ],
    [{ description: '<p>Hello' }, 'description: <p> is never closed; add </p> (now "<p>Hello")'],
    [
      { timeline: [{ time: '16-01-2030 9:00', event: 'Doors' }] },
      'timeline[0].time: must be a real date and time written DD-MM-YYYY HH:MM; did you mean "16-01-2030 09:00"? (now "16-01-2030 9:00")',
    ],
    [
      { timeline: hackathonFixture.timeline.toReversed() },
      'timeline: entry 2 is earlier than the one before it; put the earliest first',
    ],
    [
      { startDate: '16-03-2030', endDate: '18-03-2030' },
      'timeline: nothing in it happens between startDate 16-03-2030 and endDate 18-03-2030',
    ],
  ])('%j is reported on one line with its place and what is allowed', (changes, line) => {
    expect(listHackathonErrors(changes)).toEqual([`${place}${line}`]);
  });

  it.each([
    '<p onclick="x()">Hello</p>',
    '<script>x()</script>',
    '<p>5 < 6</p>',
    '<p>Hello</p><!-- -->',
    '<p><em>Hello</p></em>',
  ])('%s is not accepted as a description', (description) => {
    expect(listHackathonErrors({ description })).toHaveLength(1);
  });

  it('suggests the missing field for a misspelt one', () => {
    const { venue, ...rest } = hackathonFixture;
    const errors = listContentErrors('content/hackathons.ts', hackathonsSchema, {
      hackathonCategories,
      hackathons: [{ ...rest, venu: venue }],
    });
    expect(errors).toContain(`${place}has an unknown field "venu"; did you mean "venue"?`);
  });

  it('is reported when two entries have the same id', () => {
    const errors = listContentErrors('content/clubs.ts', clubsSchema, {
      clubs: [clubFixture, clubFixture],
      comingSoonClubs: [],
      clubRequirements: [{ title: 'Ten members', note: 'Of any year' }],
      clubProposalForm: 'registerclub.pdf',
    });
    expect(errors).toEqual([
      'content/clubs.ts: clubs[1] "robotics": id: "robotics" is used twice; give each entry its own id (now "robotics")',
    ]);
  });

  it('is reported when a club does not say whether it has a membership form', () => {
    const { hasMembershipForm: _, ...club } = clubFixture;
    const errors = listContentErrors('content/clubs.ts', z.object({ clubs: clubsSchema.shape.clubs }), {
      clubs: [club],
    });
    expect(errors).toEqual([
      'content/clubs.ts: clubs[0] "robotics": hasMembershipForm: is missing; add it (true or false)',
    ]);
  });

  it('is reported when the team size of a startup differs from its list of people', () => {
    const member = { name: 'Asha Rao', role: 'Backend', focus: 'orders', avatar: 'asha-rao' };
    const errors = listContentErrors('content/startups.ts', startupSchema, {
      id: 'queue',
      name: 'Queue',
      project: 'Orders',
      description: 'Orders without a queue.',
      teamSize: 3,
      openPositions: [],
      techStack: ['React'],
      contactInfo: {
        leader: {
          name: 'Asha Rao',
          role: 'Founder',
          avatar: 'asha-rao',
          email: 'asha.example.edu',
          whatsapp: '+91 00000 00001',
          availableHours: 'Mon, 17:00 to 20:00',
          preferredContact: 'email',
        },
      },
      teamMembers: [member, member],
    });
    expect(errors).toEqual([
      'content/startups.ts: contactInfo.leader.email: must be an e-mail address, such as name@example.edu (now "asha.example.edu")',
      'content/startups.ts: teamSize: is 3, but teamMembers lists 2 people (now 3)',
    ]);
  });

  it('lists the parts that a face can have', () => {
    const face = { head: 'turbn', face: 'smile', skin: 'clay', clothes: 'teal' };
    expect(listContentErrors('content/faces.ts', facesSchema, { faces: { asha: face } })).toEqual([
      expect.stringMatching(
        /^content\/faces\.ts: faces\.asha\.head: must be one of "afro", .* mean "turban"\? \(now "turbn"\)$/,
      ),
    ]);
  });

  it('is thrown without a stack trace', () => {
    expect(new ContentError('content/clubs.ts: clubs: …').stack).toBe('content/clubs.ts: clubs: …');
  });
});

it('has no errors for valid content', () => {
  expect(listHackathonErrors({})).toEqual([]);
  expect(z.safeParse(link, 'https://example.org/a').success).toBe(true);
});

it('a word of which a third or two letters differ is suggested, but never all of a short one', () => {
  expect(suggestNearest('hree', ['here', 'there-after'])).toBe('; did you mean "here"?');
  expect(suggestNearest('ml', ['ai'])).toBe('');
  expect(suggestNearest('flexbox', ['popover'])).toBe('');
});

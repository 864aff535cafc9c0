import type { Club } from '../../contract/content/clubs.ts';
import type { Site } from '../../contract/content/site.ts';
import type { FormPlan } from './form-plan.ts';

const days = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat'];

/** Joins a phone number with no-break spaces. */
const withNoBreakSpaces = (phone: string) => phone.replaceAll(' ', '\u00a0');

/** The membership form of one club, saved as `file`. */
export function planMembership(club: Club, file: string, site: Site): FormPlan {
  const { leader, manager } = club.leadership;
  return {
    file,
    title: `${club.name} club`,
    lead: `Membership form. ${club.shortDescription} Fill it in on screen or with a pen, and bring it on paper.`,
    icon: club.icon,
    sections: [
      {
        heading: 'You',
        blocks: [
          {
            kind: 'row',
            fields: [
              { name: 'fullName', label: 'Full name', share: 3, isRequired: true },
              { name: 'rollNumber', label: 'Roll number', share: 2 },
            ],
          },
          {
            kind: 'row',
            fields: [
              { name: 'college', label: 'College', share: 3, isRequired: true },
              { name: 'branch', label: 'Branch of study' },
              { name: 'year', label: 'Year' },
            ],
          },
          {
            kind: 'row',
            fields: [
              { name: 'email', label: 'E-mail', share: 3, isRequired: true },
              { name: 'phone', label: 'Phone', share: 2 },
              { name: 'username', label: 'Username on our site, if any', share: 2 },
            ],
          },
          {
            kind: 'choices',
            label: 'Evenings you can come',
            options: days.map((day) => ({ name: `day${day}`, label: day })),
          },
        ],
      },
      {
        heading: 'What you want to do',
        blocks: [
          {
            kind: 'row',
            fields: [{ name: 'wantsToLearn', label: 'What do you want to learn or build?', lines: 3 }],
          },
          {
            kind: 'row',
            fields: [
              {
                name: 'alreadyKnows',
                label: 'What can you do already? “Nothing yet” is a good answer, too.',
                lines: 3,
              },
            ],
          },
        ],
      },
      {
        heading: 'The club’s rules',
        blocks: [
          { kind: 'list', items: club.rules },
          {
            kind: 'checks',
            options: [{ name: 'acceptsRules', label: 'I have read these rules and will keep them.' }],
          },
        ],
      },
      {
        heading: 'Sign and hand in',
        blocks: [
          {
            kind: 'text',
            text: `Bring it in person to ${site.handInRoom}. Questions: ${leader.name}, leader, ${withNoBreakSpaces(leader.phone)}, or ${manager.name}, manager, ${withNoBreakSpaces(manager.phone)}.`,
          },
          { kind: 'signatures', labels: ['Your signature', 'Date', 'Received for the club', 'Date'] },
        ],
      },
    ],
  };
}

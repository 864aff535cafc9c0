import type { Requirement } from '../../contract/content/requirement.ts';
import type { Site } from '../../contract/content/site.ts';
import type { FormPlan } from './plan.ts';

/** The form that proposes a new club, saved as `file`. */
export function planClubProposal(requirements: Requirement[], file: string, site: Site): FormPlan {
  const member = [
    { name: 'name', label: 'Name', share: 4 },
    { name: 'college', label: 'College', share: 4 },
    { name: 'year', label: 'Year', share: 1.4 },
  ];
  return {
    file,
    title: 'Register a club',
    lead: `A proposal to ${site.name}. Fill it in on screen or with a pen, and bring it on paper.`,
    sections: [
      {
        heading: 'The club',
        blocks: [
          {
            kind: 'row',
            fields: [
              { name: 'clubName', label: 'Name of the club', isRequired: true },
              { name: 'domain', label: 'Subject, in a few words' },
            ],
          },
          {
            kind: 'row',
            fields: [
              { name: 'mission', label: 'Mission: two sentences are enough', lines: 3, isRequired: true },
            ],
          },
          {
            kind: 'row',
            fields: [
              {
                name: 'overlap',
                label: 'Which existing club is most similar, and what will your club do that it doesn’t?',
                lines: 3,
              },
            ],
          },
        ],
      },
      {
        heading: 'Who leads it',
        blocks: [
          {
            kind: 'row',
            fields: [
              { name: 'leaderName', label: 'Leader', share: 3, isRequired: true },
              { name: 'leaderEmail', label: 'E-mail', accessibleLabel: 'Leader’s e-mail', share: 3 },
              { name: 'leaderPhone', label: 'Phone', accessibleLabel: 'Leader’s phone', share: 2 },
            ],
          },
          {
            kind: 'row',
            fields: [
              { name: 'managerName', label: 'Manager', share: 3 },
              { name: 'managerEmail', label: 'E-mail', accessibleLabel: 'Manager’s e-mail', share: 3 },
              { name: 'managerPhone', label: 'Phone', accessibleLabel: 'Manager’s phone', share: 2 },
            ],
          },
          {
            kind: 'row',
            fields: [
              { name: 'advisorName', label: 'Faculty advisor', share: 3, isRequired: true },
              {
                name: 'advisorDepartment',
                label: 'Department',
                accessibleLabel: 'Faculty advisor’s department',
                share: 3,
              },
              { name: 'advisorPhone', label: 'Phone', accessibleLabel: 'Faculty advisor’s phone', share: 2 },
            ],
          },
        ],
      },
      {
        heading: 'Requirements',
        blocks: [
          {
            kind: 'checks',
            options: requirements.map(({ title, note }, index) => ({
              name: `requirement${index + 1}`,
              label: title,
              note,
            })),
          },
        ],
      },
      {
        heading: 'Members',
        blocks: [
          { kind: 'text', text: 'The first ten active student members, including leader and manager.' },
          { kind: 'table', name: 'member', columns: member, rowCount: 10 },
        ],
      },
      {
        heading: 'The semester plan',
        blocks: [
          {
            kind: 'text',
            text: 'What happens in which weeks. A short plan that you keep is better than a long one.',
          },
          {
            kind: 'table',
            name: 'activity',
            columns: [
              { name: 'weeks', label: 'Weeks', share: 1.4 },
              { name: 'plan', label: 'Activity', share: 6 },
              { name: 'room', label: 'Room needed', share: 2 },
            ],
            rowCount: 5,
          },
        ],
      },
      {
        heading: 'Sign and hand in',
        blocks: [
          { kind: 'text', text: `Bring it in person to ${site.handInRoom}.` },
          {
            kind: 'signatures',
            labels: ['Leader', 'Date', 'Faculty advisor', 'Date', `Received for ${site.name}`, 'Date'],
          },
        ],
      },
    ],
  };
}

import type { Requirement } from '../../contract/content/requirement.ts';
import type { Site } from '../../contract/content/site.ts';
import type { FormPlan } from './form-plan.ts';
import { proposalLead, requirementChecks, row, signAndHandIn } from './proposal-parts.ts';

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
    lead: proposalLead(site),
    sections: [
      {
        heading: 'The club',
        blocks: [
          row(
            { name: 'clubName', label: 'Name of the club', isRequired: true },
            { name: 'domain', label: 'Subject, in a few words' },
          ),
          row({ name: 'mission', label: 'Mission: two sentences are enough', lines: 3, isRequired: true }),
          row({
            name: 'overlap',
            label: 'Which existing club is most similar, and what will your club do that it doesn’t?',
            lines: 3,
          }),
        ],
      },
      {
        heading: 'Who leads it',
        blocks: [
          row(
            { name: 'leaderName', label: 'Leader', share: 3, isRequired: true },
            { name: 'leaderEmail', label: 'E-mail', accessibleLabel: 'Leader’s e-mail', share: 3 },
            { name: 'leaderPhone', label: 'Phone', accessibleLabel: 'Leader’s phone', share: 2 },
          ),
          row(
            { name: 'managerName', label: 'Manager', share: 3 },
            { name: 'managerEmail', label: 'E-mail', accessibleLabel: 'Manager’s e-mail', share: 3 },
            { name: 'managerPhone', label: 'Phone', accessibleLabel: 'Manager’s phone', share: 2 },
          ),
          row(
            { name: 'advisorName', label: 'Faculty advisor', share: 3, isRequired: true },
            {
              name: 'advisorDepartment',
              label: 'Department',
              accessibleLabel: 'Faculty advisor’s department',
              share: 3,
            },
            { name: 'advisorPhone', label: 'Phone', accessibleLabel: 'Faculty advisor’s phone', share: 2 },
          ),
        ],
      },
      { heading: 'Requirements', blocks: [requirementChecks(requirements)] },
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
      signAndHandIn(site, ['Leader', 'Faculty advisor']),
    ],
  };
}

import type { Requirement } from '../../contract/content/requirement.ts';
import type { Site } from '../../contract/content/site.ts';
import type { FormPlan } from './form-plan.ts';
import { proposalLead, requirementChecks, row, signAndHandIn } from './proposal-parts.ts';

/** The form that proposes a startup, saved as `file`. */
export function planStartupProposal(requirements: Requirement[], file: string, site: Site): FormPlan {
  const member = [
    { name: 'name', label: 'Name', share: 3 },
    { name: 'role', label: 'Role', share: 2 },
    { name: 'college', label: 'College', share: 3 },
    { name: 'year', label: 'Year', share: 1.4 },
  ];
  return {
    file,
    title: 'Register a startup',
    lead: proposalLead(site, ' We read it within two weeks and answer in person.'),
    sections: [
      {
        heading: 'The startup',
        blocks: [
          row(
            { name: 'startupName', label: 'Name of the startup', isRequired: true },
            { name: 'project', label: 'What it makes, in one line' },
          ),
          row({
            name: 'idea',
            label: 'The idea: who has which problem, and how will you solve it?',
            lines: 5,
            isRequired: true,
          }),
        ],
      },
      {
        heading: 'Who leads it',
        blocks: [
          row(
            { name: 'leaderName', label: 'Leader', share: 3, isRequired: true },
            {
              name: 'leaderEmail',
              label: 'E-mail',
              accessibleLabel: 'Leader’s e-mail',
              share: 3,
              isRequired: true,
            },
            { name: 'leaderPhone', label: 'WhatsApp', accessibleLabel: 'Leader’s WhatsApp', share: 2 },
          ),
          row({ name: 'availableHours', label: 'Times when the leader is available', share: 2 }),
          {
            kind: 'choices',
            label: 'Preferred contact',
            options: [
              { name: 'prefersEmail', label: 'E-mail' },
              { name: 'prefersWhatsapp', label: 'WhatsApp' },
            ],
          },
        ],
      },
      {
        heading: 'The team',
        blocks: [
          { kind: 'text', text: 'At least three core members, including the leader.' },
          { kind: 'table', name: 'member', columns: member, rowCount: 6 },
        ],
      },
      {
        heading: 'Requirements',
        blocks: [
          requirementChecks(requirements),
          { kind: 'text', text: 'Tick what is on this form or attached to it.' },
        ],
      },
      {
        heading: 'The plan in short',
        blocks: [
          row({ name: 'market', label: 'Market: who did you ask, and what did they say?', lines: 4 }),
          row({
            name: 'feasibility',
            label: 'Feasibility: what is hard, and what will you try first?',
            lines: 4,
          }),
          row({
            name: 'business',
            label: 'Business: what does it cost, who pays, and when will income cover the costs?',
            lines: 4,
          }),
          row({ name: 'openPositions', label: 'Open positions, if any', lines: 2 }),
        ],
      },
      signAndHandIn(site, ['Leader']),
    ],
  };
}

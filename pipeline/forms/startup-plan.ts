import type { Requirement } from '../../contract/content/requirement.ts';
import type { Site } from '../../contract/content/site.ts';
import type { FormPlan } from './plan.ts';

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
    lead: `A proposal to ${site.name}. Fill it in on screen or with a pen, and bring it on paper. We read it within two weeks and answer in person.`,
    sections: [
      {
        heading: 'The startup',
        blocks: [
          {
            kind: 'row',
            fields: [
              { name: 'startupName', label: 'Name of the startup', isRequired: true },
              { name: 'project', label: 'What it makes, in one line' },
            ],
          },
          {
            kind: 'row',
            fields: [
              {
                name: 'idea',
                label: 'The idea: who has which problem, and how will you solve it?',
                lines: 5,
                isRequired: true,
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
              {
                name: 'leaderEmail',
                label: 'E-mail',
                accessibleLabel: 'Leader’s e-mail',
                share: 3,
                isRequired: true,
              },
              { name: 'leaderPhone', label: 'WhatsApp', accessibleLabel: 'Leader’s WhatsApp', share: 2 },
            ],
          },
          {
            kind: 'row',
            fields: [{ name: 'availableHours', label: 'Times when the leader is available', share: 2 }],
          },
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
          {
            kind: 'checks',
            options: requirements.map(({ title, note }, index) => ({
              name: `requirement${index + 1}`,
              label: title,
              note,
            })),
          },
          { kind: 'text', text: 'Tick what is on this form or attached to it.' },
        ],
      },
      {
        heading: 'The plan in short',
        blocks: [
          {
            kind: 'row',
            fields: [{ name: 'market', label: 'Market: who did you ask, and what did they say?', lines: 4 }],
          },
          {
            kind: 'row',
            fields: [
              {
                name: 'feasibility',
                label: 'Feasibility: what is hard, and what will you try first?',
                lines: 4,
              },
            ],
          },
          {
            kind: 'row',
            fields: [
              {
                name: 'business',
                label: 'Business: what does it cost, who pays, and when will income cover the costs?',
                lines: 4,
              },
            ],
          },
          { kind: 'row', fields: [{ name: 'openPositions', label: 'Open positions, if any', lines: 2 }] },
        ],
      },
      {
        heading: 'Sign and hand in',
        blocks: [
          { kind: 'text', text: `Bring it in person to ${site.handInRoom}.` },
          { kind: 'signatures', labels: ['Leader', 'Date', `Received for ${site.name}`, 'Date'] },
        ],
      },
    ],
  };
}

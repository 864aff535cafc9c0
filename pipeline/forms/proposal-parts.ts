import type { Requirement } from '../../contract/content/requirement.ts';
import type { Site } from '../../contract/content/site.ts';
import type { Block, Field, Section } from './plan.ts';

export function row(...fields: Field[]): Block {
  return { kind: 'row', fields };
}

/** A proposal is handed in on paper; what `promise` says comes after that. */
export function proposalLead(site: Site, promise = ''): string {
  return `A proposal to ${site.name}. Fill it in on screen or with a pen, and bring it on paper.${promise}`;
}

/** A requirement a line, with a box to tick. */
export function requirementChecks(requirements: Requirement[]): Block {
  return {
    kind: 'checks',
    options: requirements.map(({ title, note }, index) => ({
      name: `requirement${index + 1}`,
      label: title,
      note,
    })),
  };
}

/** Where the form is handed in; a line to sign on for each of these people, the last of them ours. */
export function signAndHandIn(site: Site, people: readonly string[]): Section {
  return {
    heading: 'Sign and hand in',
    blocks: [
      { kind: 'text', text: `Bring it in person to ${site.handInRoom}.` },
      {
        kind: 'signatures',
        labels: [...people, `Received for ${site.name}`].flatMap((person) => [person, 'Date']),
      },
    ],
  };
}

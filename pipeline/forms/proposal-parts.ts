import type { Requirement } from '../../contract/content/requirement.ts';
import type { Site } from '../../contract/content/site.ts';
import type { Block, Field, Section } from './form-plan.ts';

export function row(...fields: Field[]): Block {
  return { kind: 'row', fields };
}

/** The introduction of a proposal form: how to hand it in, and then the text of `promise`. */
export function proposalLead(site: Site, promise = ''): string {
  return `A proposal to ${site.name}. Fill it in on screen or with a pen, and bring it on paper.${promise}`;
}

/** A check box for each requirement. */
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

/**
 * The last section: where to hand the form in, and a signature line for each of these people and for the
 * site.
 */
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

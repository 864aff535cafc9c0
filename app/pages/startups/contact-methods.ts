import type { Startup } from '#contract/content/startups.ts';

type Leader = Startup['contactInfo']['leader'];
export type ContactMethod = { kind: 'whatsapp' | 'email'; label: string; url: string; isPreferred: boolean };

/**
 * The contact methods of a startup's leader, the preferred one first, each with the beginning of a message.
 */
export function listContactMethods({
  name,
  contactInfo: { leader },
}: Pick<Startup, 'name' | 'contactInfo'>): ContactMethod[] {
  const greeting = `Hello ${getFirstName(leader)}, I read about ${name} on the community’s site and would like to apply for: `;
  const methods: ContactMethod[] = [
    {
      kind: 'whatsapp',
      label: leader.whatsapp,
      isPreferred: leader.preferredContact === 'whatsapp',
      url: `https://wa.me/${leader.whatsapp.replaceAll(/\D/g, '')}?text=${encodeURIComponent(greeting)}`,
    },
    {
      kind: 'email',
      label: leader.email,
      isPreferred: leader.preferredContact === 'email',
      url: `mailto:${leader.email}?subject=${encodeURIComponent(`Applying to ${name}`)}&body=${encodeURIComponent(greeting)}`,
    },
  ];
  return methods.toSorted((one, other) => Number(other.isPreferred) - Number(one.isPreferred));
}

/** All up to the first space. */
export function getFirstName({ name }: Pick<Leader, 'name'>): string {
  return name.split(' ')[0] ?? name;
}

/**
 * The hours of the day (0 to 23) inside a text such as `Mon to Fri, 17:00 to 20:00`: 17, 18, 19. May run past midnight.
 */
export function listAvailableHours(text: string): number[] {
  const [, from, to] = /(\d{2}):00 to (\d{2}):00$/.exec(text) ?? [];
  if (from === undefined || to === undefined) return [];
  const length = (Number(to) - Number(from) + 24) % 24 || 24;
  return Array.from({ length }, (_, index) => (Number(from) + index) % 24);
}

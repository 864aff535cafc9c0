import type { Startup } from '#contract/content/startups.ts';

type Leader = Startup['contactInfo']['leader'];
export type ContactWay = { kind: 'whatsapp' | 'email'; label: string; address: string; preferred: boolean };

/** The ways to write to a startup's leader, the preferred one first, each with a message begun. */
export function listContactWays({
  name,
  contactInfo: { leader },
}: Pick<Startup, 'name' | 'contactInfo'>): ContactWay[] {
  const greeting = `Hello ${firstName(leader)}, I read about ${name} on the community’s site and would like to apply for: `;
  const ways: ContactWay[] = [
    {
      kind: 'whatsapp',
      label: leader.whatsapp,
      preferred: leader.preferredContact === 'whatsapp',
      address: `https://wa.me/${leader.whatsapp.replaceAll(/\D/g, '')}?text=${encodeURIComponent(greeting)}`,
    },
    {
      kind: 'email',
      label: leader.email,
      preferred: leader.preferredContact === 'email',
      address: `mailto:${leader.email}?subject=${encodeURIComponent(`Applying to ${name}`)}&body=${encodeURIComponent(greeting)}`,
    },
  ];
  return ways.toSorted((one, other) => Number(other.preferred) - Number(one.preferred));
}

/** All up to the first space. */
export function firstName({ name }: Pick<Leader, 'name'>): string {
  return name.split(' ')[0] ?? name;
}

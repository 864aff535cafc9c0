import type { Club } from './clubs.ts';

/** The file name of a club's membership form, below `/forms/`; undefined for a club without one. */
export function findMembershipForm(club: Pick<Club, 'id' | 'hasMembershipForm'>): string | undefined {
  return club.hasMembershipForm ? `${club.id}-membership.pdf` : undefined;
}

import type { Club } from '#contract/content.ts';

/** Where a club's membership form is and the name it is saved under, or why there is none to be had (spec.md section 8). */
export type MembershipForm = { address: string; fileName: string } | { alert: string };

export const noFormYet = 'Form not available yet for this club. Please check back later.';
export const formUnavailable = 'Form not available. Please try again.';

/** Decides what pressing the join modal's button gives, for the selected club or for none. */
export function chooseMembershipForm(club: Pick<Club, 'form'> | undefined): MembershipForm {
  if (!club) return { alert: formUnavailable };
  if (!club.form) return { alert: noFormYet };
  return { address: `/forms/${club.form}`, fileName: club.form };
}

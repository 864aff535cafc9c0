import type { Club } from '#contract/content/clubs.ts';
import { findMembershipForm } from '#contract/content/membership-form.ts';

/** The URL of a club's membership form and the file name to save it under, or the message to show instead. */
export type MembershipForm = { url: string; fileName: string } | { alert: string };

export const noFormYet = 'Form not available yet for this club. Please check back later.';
export const formUnavailable = 'Form not available. Please try again.';

/** The form that the join dialog's button downloads, for the selected club or for none. */
export function chooseMembershipForm(
  club: Pick<Club, 'id' | 'hasMembershipForm'> | undefined,
): MembershipForm {
  if (!club) return { alert: formUnavailable };
  const fileName = findMembershipForm(club);
  return fileName === undefined ? { alert: noFormYet } : { url: `/forms/${fileName}`, fileName };
}

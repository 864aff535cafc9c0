import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { clubProposalForm, clubRequirements, clubs } from '../../content/clubs.ts';
import { findMembershipForm } from '../../contract/content/membership-form.ts';
import { site } from '../../content/site.ts';
import { startupProposalForm, startupRequirements } from '../../content/startups.ts';
import { listSiteContent } from '../fingerprint/fingerprint.ts';
import { deleteOtherFiles } from '../delete-other-files.ts';
import { makeWhenStale } from '../pictures/make-when-stale.ts';
import { paletteSource } from '../pictures/palette.ts';
import { projectRoot } from '../project-root.ts';
import { planClubProposal } from './club-plan.ts';
import { drawForm } from './draw-form.ts';
import { planMembership } from './membership-plan.ts';
import type { FormPlan } from './form-plan.ts';
import { planStartupProposal } from './startup-plan.ts';

/** All forms of the site: the two proposals and a membership form for each club that wants one. */
export function listForms(): FormPlan[] {
  return [
    planClubProposal(clubRequirements, clubProposalForm, site),
    planStartupProposal(startupRequirements, startupProposalForm, site),
    ...clubs.flatMap((club) => {
      const file = findMembershipForm(club);
      return file === undefined ? [] : [planMembership(club, file, site)];
    }),
  ];
}

async function writeForms(folder: string): Promise<void> {
  const plans = listForms();
  await mkdir(folder, { recursive: true });
  for (const plan of plans) await writeFile(join(folder, plan.file), await drawForm(plan, site));
  await deleteOtherFiles(
    folder,
    plans.map(({ file }) => file),
  );
}

/** Writes all forms as PDF into `public/forms`, when the content or the code that draws them has changed. */
export async function buildForms(): Promise<void> {
  const sources = [
    ...listSiteContent(),
    'contract',
    'pipeline/forms',
    'pipeline/pictures',
    paletteSource,
    'package-lock.json',
  ];
  await makeWhenStale('forms', sources, 'public/forms', () =>
    writeForms(join(projectRoot, 'public', 'forms')),
  );
}

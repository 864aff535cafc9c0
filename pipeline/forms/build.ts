import { mkdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { checkContent } from '../../content/check.ts';
import { clubProposalForm, clubRequirements, clubs } from '../../content/clubs.ts';
import { site } from '../../content/site.ts';
import { startupProposalForm, startupRequirements } from '../../content/startups.ts';
import { makeWhenStale } from '../pictures/stamp.ts';
import { projectRoot } from '../project-root.ts';
import { planClubProposal } from './club-plan.ts';
import { drawForm } from './draw-form.ts';
import { planMembership } from './membership-plan.ts';
import type { FormPlan } from './plan.ts';
import { planStartupProposal } from './startup-plan.ts';

/** Every form of the site: both proposals, and one for each club that names a form. */
export function listForms(): FormPlan[] {
  return [
    planClubProposal(clubRequirements, clubProposalForm, site),
    planStartupProposal(startupRequirements, startupProposalForm, site),
    ...clubs.flatMap((club) => (club.form === undefined ? [] : [planMembership(club, club.form, site)])),
  ];
}

/** Writes all forms as PDF into `folder`. */
export async function drawForms(folder: string): Promise<void> {
  await rm(folder, { recursive: true, force: true });
  await mkdir(folder, { recursive: true });
  for (const plan of listForms()) await writeFile(join(folder, plan.file), await drawForm(plan, site));
}

/** Makes `public/forms`, when the content or the drawing changed since. Throws a ContentError when the content has faults. */
export async function buildForms(): Promise<void> {
  checkContent();
  const sources = ['content', 'contract', 'pipeline/forms', 'pipeline/pictures', 'package-lock.json'];
  await makeWhenStale('forms', sources, 'public/forms', () =>
    drawForms(join(projectRoot, 'public', 'forms')),
  );
}

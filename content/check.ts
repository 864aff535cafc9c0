import {
  aboutSchema,
  clubsSchema,
  hackathonsSchema,
  homeSchema,
  siteSchema,
  startupsSchema,
  teamSchema,
  testimonialsSchema,
} from '#contract/content.ts';
import { ContentError, listContentFaults } from '#contract/content-faults.ts';
import { coursesSchema } from '#contract/course-content.ts';
import { facesSchema } from '#contract/faces.ts';
import { gallerySchema } from '#contract/gallery-content.ts';
import { roadmapsSchema, technologyDetailsSchema, technologyNamesSchema } from '#contract/roadmap-content.ts';
import { about } from './about.ts';
import { clubProposalForm, clubRequirements, clubs, comingSoonClubs } from './clubs.ts';
import { courseCategories } from './courses.ts';
import { faces } from './faces.ts';
import { gallerySections } from './gallery.ts';
import { hackathonCategories, hackathons } from './hackathons.ts';
import { heroLog, stats, whyChoose } from './home.ts';
import { roadmapCategories } from './roadmaps/categories.ts';
import { listTechnologyFaults } from './roadmaps/technology-faults.ts';
import { technologyNames } from './roadmaps/technology-names.ts';
import { technologyDetails } from './roadmaps/technologies.ts';
import { site } from './site.ts';
import { startupProposalForm, startupRequirements, startups } from './startups.ts';
import { leaders, teamGroups } from './team.ts';
import { testimonials } from './testimonials.ts';

/** Every content file with the rules it must keep. */
const files = [
  ['content/site.ts', siteSchema, site],
  ['content/home.ts', homeSchema, { heroLog, whyChoose, stats }],
  ['content/about.ts', aboutSchema, about],
  ['content/team.ts', teamSchema, { leaders, teamGroups }],
  ['content/testimonials.ts', testimonialsSchema, { testimonials }],
  ['content/hackathons.ts', hackathonsSchema, { hackathonCategories, hackathons }],
  ['content/clubs.ts', clubsSchema, { clubs, comingSoonClubs, clubRequirements, clubProposalForm }],
  ['content/startups.ts', startupsSchema, { startups, startupRequirements, startupProposalForm }],
  ['content/courses.ts', coursesSchema, { courseCategories }],
  ['content/gallery.ts', gallerySchema, { gallerySections }],
  ['content/roadmaps/categories.ts', roadmapsSchema, { roadmapCategories }],
  ['content/roadmaps/technology-names.ts', technologyNamesSchema, technologyNames],
  ['content/roadmaps/technologies.ts', technologyDetailsSchema, { technologyDetails }],
  ['content/faces.ts', facesSchema, { faces }],
] as const;

/** Everyone who is shown with a face: the file they stand in, their name and the face they ask for. */
export function listPeople(): { file: string; name: string; avatar: string }[] {
  const inFile = (file: string, people: { name: string; avatar: string }[]) =>
    people.map(({ name, avatar }) => ({ file, name, avatar }));
  return [
    ...inFile('content/team.ts', [...leaders, ...teamGroups.flatMap((group) => group.members)]),
    ...inFile('content/testimonials.ts', testimonials),
    ...inFile(
      'content/clubs.ts',
      clubs.flatMap(({ leadership }) => [leadership.leader, leadership.manager]),
    ),
    ...inFile(
      'content/startups.ts',
      startups.flatMap((startup) => [startup.contactInfo.leader, ...startup.teamMembers]),
    ),
  ];
}

/** Checks all content; throws one ContentError that lists every fault by file and field. The build calls it first. */
export function checkContent(): void {
  const faults = files.flatMap(([file, schema, content]) => listContentFaults(file, schema, content));
  faults.push(...listTechnologyFaults(roadmapCategories, technologyNames, technologyDetails));
  const faceless = listPeople().filter(({ avatar }) => !(avatar in faces));
  for (const { file, name, avatar } of faceless) {
    faults.push(
      `${file}: ${name}: avatar "${avatar}" is not drawn in content/faces.ts; add it there or use one of ${Object.keys(faces).join(', ')}`,
    );
  }
  if (faults.length > 0)
    throw new ContentError(
      `The content has ${faults.length === 1 ? 'a fault' : `${faults.length} faults`}:\n${faults.join('\n')}`,
    );
}

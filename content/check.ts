import { aboutSchema } from '#contract/content/about.ts';
import { clubsSchema } from '#contract/content/clubs.ts';
import { hackathonsSchema } from '#contract/content/hackathons.ts';
import { homeSchema } from '#contract/content/home.ts';
import { siteSchema } from '#contract/content/site.ts';
import { startupsSchema } from '#contract/content/startups.ts';
import { teamSchema } from '#contract/content/team.ts';
import { testimonialsSchema } from '#contract/content/testimonials.ts';
import { ContentError, listContentErrors, suggestNearest } from '#contract/content/errors/content-error.ts';
import { coursesSchema } from '#contract/content/courses.ts';
import { facesSchema } from '#contract/content/faces.ts';
import { gallerySchema } from '#contract/content/gallery.ts';
import {
  roadmapsSchema,
  technologyDetailsSchema,
  technologyNamesSchema,
} from '#contract/content/roadmaps.ts';
import { about } from './about.ts';
import { clubProposalForm, clubRequirements, clubs, comingSoonClubs } from './clubs.ts';
import { courseCategories } from './courses.ts';
import { faces } from './faces.ts';
import { gallerySections } from './gallery.ts';
import { hackathonCategories, hackathons } from './hackathons.ts';
import { heroLog, stats, whyChoose } from './home.ts';
import { roadmapCategories } from './roadmaps/categories.ts';
import { listTechnologyErrors } from './roadmaps/technology-errors.ts';
import { technologyNames } from './roadmaps/technology-names.ts';
import { technologyDetails } from './roadmaps/technologies.ts';
import { site } from './site.ts';
import { startupProposalForm, startupRequirements, startups } from './startups.ts';
import { leaders, teamGroups } from './team.ts';
import { testimonials } from './testimonials.ts';

/** Every content file with its schema. */
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

/** Everybody who is shown with a face: the content file, the name and the id of the face. */
function listPeople(): { file: string; name: string; avatar: string }[] {
  const addFile = (file: string, people: { name: string; avatar: string }[]) =>
    people.map(({ name, avatar }) => ({ file, name, avatar }));
  return [
    ...addFile('content/team.ts', [...leaders, ...teamGroups.flatMap((group) => group.members)]),
    ...addFile('content/testimonials.ts', testimonials),
    ...addFile(
      'content/clubs.ts',
      clubs.flatMap(({ leadership }) => [leadership.leader, leadership.manager]),
    ),
    ...addFile(
      'content/startups.ts',
      startups.flatMap((startup) => [startup.contactInfo.leader, ...startup.teamMembers]),
    ),
  ];
}

/** A line for each of these people whose face is not in content/faces.ts. */
export function listFaceErrors(people: readonly { file: string; name: string; avatar: string }[]): string[] {
  return people
    .filter(({ avatar }) => !(avatar in faces))
    .map(
      ({ file, name, avatar }) =>
        `${file}: ${name}: there is no face "${avatar}" in content/faces.ts; add it there${suggestNearest(avatar, Object.keys(faces))}`,
    );
}

/** Checks all content. Throws one ContentError with a line for each error. */
export function checkContent(): void {
  const errorsOfEntries = files.flatMap(([file, schema, content]) =>
    listContentErrors(file, schema, content),
  );
  const errors =
    errorsOfEntries.length > 0
      ? errorsOfEntries
      : // These checks read fields of the entries, so they run only when all entries are valid.
        [
          ...listTechnologyErrors(roadmapCategories, technologyNames, technologyDetails),
          ...listFaceErrors(listPeople()),
        ];
  if (errors.length === 0) return;
  const count = errors.length === 1 ? 'an error' : `${errors.length} errors`;
  throw new ContentError(`The content has ${count}:\n${errors.join('\n')}`);
}

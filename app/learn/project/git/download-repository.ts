import { projects } from 'virtual:projects';
import { createFolderName } from '#app/learn/project/download-folder.ts';
import { fetchPicture } from '#app/learn/project/fetch-picture.ts';
import type { Author } from '#app/learn/project/git/git-objects.ts';
import { packRepository } from '#app/learn/project/git/pack-repository.ts';
import { createRepository, type PieceCommit } from '#app/learn/project/git/repository.ts';
import type { LearnerPieces } from '#app/learn/project/site-files.ts';
import { saveFile } from '#app/ui/save-file.ts';
import type { ProjectCourse } from '#contract/lessons/lesson-project.ts';

/** A saved repository: the name of its folder, and its commits from the last to the first. */
export type SavedRepository = { folder: string; commits: PieceCommit[] };

/**
 * Saves a course’s project as a zipped Git repository among the visitor’s downloads. Throws when one of its pictures
 * can’t load.
 */
export async function downloadRepository(
  course: ProjectCourse,
  title: string,
  pieces: LearnerPieces,
  author: Author,
): Promise<SavedRepository> {
  const repository = await createRepository({ projects, course, pieces, author, fetchPicture });
  const folder = createFolderName(title);
  const zip = new Uint8Array(packRepository(folder, repository));
  saveFile(`${folder}-repository.zip`, new Blob([zip]), 'application/zip');
  return { folder, commits: repository.commits.toReversed() };
}

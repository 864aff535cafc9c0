import { projects } from 'virtual:projects';
import { fetchPicture } from '#app/learn/project/fetch-picture.ts';
import { getAuthor } from '#app/learn/project/git/author.ts';
import { createRepository } from '#app/learn/project/git/repository.ts';
import type { LearnerPieces } from '#app/learn/project/site-files.ts';
import type { ProjectCourse } from '#contract/lessons/lesson-project.ts';

/** The hash of the commit that adds a piece, in the repository of its course’s project. */
export async function hashPiece(
  exercise: string,
  course: ProjectCourse,
  pieces: LearnerPieces,
): Promise<string | undefined> {
  const source = { projects, course, pieces, author: getAuthor(), fetchPicture };
  const { commits } = await createRepository(source);
  return commits.find((commit) => commit.exercise === exercise)?.hash;
}

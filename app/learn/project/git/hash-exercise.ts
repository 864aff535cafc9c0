import { getAuthor } from '#app/learn/project/git/author.ts';
import { addCommit, addTree } from '#app/learn/project/git/git-objects.ts';
import type { LearnerPieces } from '#app/learn/project/site-files.ts';
import type { ProjectCourse } from '#contract/lessons/lesson-project.ts';
import type { DraftCode } from '#contract/progress/drafts.ts';

const fileNames = { html: 'index.html', css: 'style.css', js: 'script.js' } as const;

/** A passed exercise: when it was passed, the words of its commit, and the code that passed where it is known. */
type PassedExercise = { id: string; at: number; subject: string; code: DraftCode | undefined };

/** A hash as it is shown: as many digits as the commits of a project need to differ. */
export const shortenHash = (hash: string | undefined): string | undefined => hash?.slice(0, 6);

/**
 * The hash of the commit that a passed exercise makes. A piece of a project has the commit of the project’s repository;
 * another exercise one of its own files alone. Undefined when its code is not known.
 */
export async function hashExercise(
  { id, at, subject, code }: PassedExercise,
  project: ProjectCourse | undefined,
  pieces: LearnerPieces = {},
): Promise<string | undefined> {
  if (project !== undefined && Object.hasOwn(pieces, id)) {
    const { hashPiece } = await import('#app/learn/project/git/hash-piece.ts');
    return hashPiece(id, project, pieces);
  }
  if (code === undefined) return undefined;
  const encoder = new TextEncoder();
  const files = new Map<string, Uint8Array>();
  for (const language of ['html', 'css', 'js'] as const) {
    const text = code[language];
    if (text !== undefined) files.set(fileNames[language], encoder.encode(text));
  }
  const objects = new Map<string, Uint8Array>();
  const tree = addTree(objects, files);
  return addCommit(objects, { tree, parent: undefined, author: getAuthor(), at, subject });
}

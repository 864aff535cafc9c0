import { addCommit, addTree, type Author, type GitObjects } from '#app/learn/project/git/git-objects.ts';
import { findProjectState } from '#app/learn/project/piece-states.ts';
import { composeSite, createFolder, type LearnerPieces } from '#app/learn/project/site-files.ts';
import type { CompiledProject, PieceExercise, ProjectCourse } from '#contract/lessons/lesson-project.ts';

/** The commit of one piece. */
export type PieceCommit = { hash: string; exercise: string; subject: string; at: number };

export type Repository = {
  /** From the first to the last. */
  commits: PieceCommit[];
  objects: GitObjects;
  /** What the last commit holds, by path. */
  files: ReadonlyMap<string, Uint8Array>;
};

export type RepositorySource = {
  projects: readonly CompiledProject[];
  course: ProjectCourse;
  pieces: LearnerPieces;
  author: Author;
  fetchPicture: (name: string) => Promise<Uint8Array>;
};

type Step = { exercise: PieceExercise; course: ProjectCourse; at: number };

/**
 * The pieces that the learner passed, in the order in which they did: so a piece that is passed later changes no commit
 * before it. The project of the CSS course goes on from that of the HTML course, with the same commits.
 */
function listSteps({ projects, course, pieces }: RepositorySource): Step[] {
  const project = projects.find((each) => each.course === course);
  const goesOn = project?.pieces.some(({ exercise }) => exercise === undefined) ?? false;
  return projects
    .filter((each) => each === project || goesOn)
    .flatMap((each) =>
      each.pieces.flatMap(({ exercise }) => {
        const own = exercise && pieces[exercise.id];
        return exercise && own ? [{ exercise, course: each.course, at: own.addedAt }] : [];
      }),
    )
    .toSorted((a, b) => a.at - b.at);
}

const createReadMe = (title: string) => `# ${title}

A site that I made piece by piece while I learned HTML and CSS. Each commit adds a piece.

Open \`index.html\` in a browser.
`;

/** The site after some of the steps, as a folder. */
function composeFolder({ projects, course, pieces }: RepositorySource, steps: readonly Step[]) {
  // Before its own first piece, the CSS course’s project is that of the HTML course.
  const current = steps.some((step) => step.course === course) ? course : (steps[0]?.course ?? course);
  const own = Object.fromEntries(
    steps.flatMap(({ exercise: { id } }) => {
      const piece = pieces[id];
      return piece ? [[id, piece]] : [];
    }),
  );
  const { newest } = findProjectState(projects, current, { pieces: own });
  return createFolder(composeSite(projects, current, newest, own));
}

/**
 * A course’s project as a Git repository: one commit for each piece that the learner passed, with the moment at which
 * they did. The same pieces of the same author have the same hashes.
 */
export async function createRepository(source: RepositorySource): Promise<Repository> {
  const encoder = new TextEncoder();
  const steps = listSteps(source);
  const folders = steps.map((_, index) => composeFolder(source, steps.slice(0, index + 1)));
  const names = [...new Set(folders.flatMap(({ pictures }) => pictures))];
  const pictures = new Map(
    await Promise.all(names.map(async (name) => [name, await source.fetchPicture(name)] as const)),
  );
  const readMe = createReadMe(source.projects[0]?.title ?? '');
  const objects: GitObjects = new Map();
  const commits: PieceCommit[] = [];
  let files = new Map<string, Uint8Array>();
  for (const [index, { exercise, at }] of steps.entries()) {
    files = new Map([['README.md', encoder.encode(readMe)]]);
    for (const [name, text] of folders[index]?.texts ?? []) files.set(name, encoder.encode(text));
    for (const name of folders[index]?.pictures ?? []) {
      const picture = pictures.get(name);
      if (picture) files.set(`pictures/${name}`, picture);
    }
    const hash = addCommit(objects, {
      tree: addTree(objects, files),
      parent: commits.at(-1)?.hash,
      author: source.author,
      at,
      subject: exercise.commit,
    });
    commits.push({ hash, exercise: exercise.id, subject: exercise.commit, at });
  }
  return { commits, objects, files };
}

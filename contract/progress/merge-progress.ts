import {
  progressVersion,
  technologyStates,
  type Done,
  type LastLesson,
  type Progress,
  type ProjectPiece,
  type Review,
  type TechnologyProgress,
} from './progress.ts';

type Entries<Entry> = Record<string, Entry>;
/** Chooses between two entries. The result must not depend on their order; of two equal ones it is the first. */
type Choose<Entry> = (a: Entry, b: Entry) => Entry;

/** What is done stays done, so the earlier time counts. */
const earlier: Choose<Done> = (a, b) => (b.doneAt < a.doneAt ? b : a);

const newerTechnologyProgress: Choose<TechnologyProgress> = (a, b) => {
  const difference =
    b.changedAt - a.changedAt || technologyStates.indexOf(b.state) - technologyStates.indexOf(a.state);
  return difference > 0 ? b : a;
};

const placeOf = ({ lessonId, heading = '' }: LastLesson) => `${lessonId}#${heading}`;
const newerLesson: Choose<LastLesson> = (a, b) =>
  b.at > a.at || (b.at === a.at && placeOf(b) > placeOf(a)) ? b : a;

/** The newest answer counts; of two given at the same millisecond the one that is asked again sooner. */
const newerReview: Choose<Review> = (a, b) =>
  b.answeredAt > a.answeredAt || (b.answeredAt === a.answeredAt && b.step < a.step) ? b : a;

const codeText = ({ code }: ProjectPiece) => JSON.stringify([code.html ?? null, code.css ?? null]);

/** The code saved last, added when it was first added; of two saved at the same millisecond the greater text. */
const newerPiece: Choose<ProjectPiece> = (a, b) => {
  const isSecondNewer = b.savedAt > a.savedAt || (b.savedAt === a.savedAt && codeText(b) > codeText(a));
  const newer = isSecondNewer ? b : a;
  const addedAt = Math.min(a.addedAt, b.addedAt);
  return newer.addedAt === addedAt ? newer : { ...newer, addedAt };
};

/** The optional parts of progress, left out when they are empty. */
function withOptional(
  reviews: Entries<Review>,
  pieces: Entries<ProjectPiece>,
): Pick<Progress, 'reviews' | 'pieces'> {
  return {
    ...(Object.keys(reviews).length > 0 ? { reviews } : {}),
    ...(Object.keys(pieces).length > 0 ? { pieces } : {}),
  };
}

function mergeEntries<Entry>(a: Entries<Entry>, b: Entries<Entry>, choose: Choose<Entry>): Entries<Entry> {
  const merged = new Map(Object.entries(a));
  for (const [id, entry] of Object.entries(b)) {
    const found = merged.get(id);
    merged.set(id, found === undefined ? entry : choose(found, entry));
  }
  return Object.fromEntries([...merged].toSorted(([left], [right]) => (left < right ? -1 : 1)));
}

/** The entries that would change `base` in a merge. */
function keepUnmerged<Entry>(
  base: Entries<Entry>,
  entries: Entries<Entry>,
  choose: Choose<Entry>,
): Entries<Entry> {
  const known = new Map(Object.entries(base));
  return Object.fromEntries(
    Object.entries(entries).filter(([id, entry]) => {
      const found = known.get(id);
      return found === undefined || choose(found, entry) !== found;
    }),
  );
}

function mapParts(
  a: Progress,
  b: Progress,
  combine: <Entry>(a: Entries<Entry>, b: Entries<Entry>, choose: Choose<Entry>) => Entries<Entry>,
): Progress {
  return {
    version: progressVersion,
    lessons: combine(a.lessons, b.lessons, earlier),
    exercises: combine(a.exercises, b.exercises, earlier),
    technologies: combine(a.technologies, b.technologies, newerTechnologyProgress),
    lastLesson: combine(a.lastLesson, b.lastLesson, newerLesson),
    ...withOptional(
      combine(a.reviews ?? {}, b.reviews ?? {}, newerReview),
      combine(a.pieces ?? {}, b.pieces ?? {}, newerPiece),
    ),
  };
}

/**
 * Merges two records: the union of what was done, and the newest of what can change. The merge is commutative,
 * associative and idempotent, so the order and the number of merges between devices don't matter.
 */
export function mergeProgress(a: Progress, b: Progress): Progress {
  return mapParts(a, b, mergeEntries);
}

/** The part of `progress` that `base` does not have yet: merging only this part gives the same as merging all. */
export function findUnmerged(base: Progress, progress: Progress): Progress {
  return mapParts(base, progress, keepUnmerged);
}

function clampEntries<Entry extends Done | TechnologyProgress | LastLesson | Review | ProjectPiece>(
  entries: Entries<Entry>,
  clamp: (entry: Entry) => Entry,
): Entries<Entry> {
  return Object.fromEntries(Object.entries(entries).map(([id, entry]) => [id, clamp(entry)]));
}

/** Times after `now` become `now`: a device whose clock runs ahead must not win over every later change. */
export function clampTimes(
  { lessons, exercises, technologies, lastLesson, reviews = {}, pieces = {} }: Progress,
  now: number,
): Progress {
  const clampDone = ({ doneAt }: Done) => ({ doneAt: Math.min(doneAt, now) });
  return {
    version: progressVersion,
    lessons: clampEntries(lessons, clampDone),
    exercises: clampEntries(exercises, clampDone),
    technologies: clampEntries(technologies, (entry) => ({
      ...entry,
      changedAt: Math.min(entry.changedAt, now),
    })),
    lastLesson: clampEntries(lastLesson, (last) => ({ ...last, at: Math.min(last.at, now) })),
    ...withOptional(
      clampEntries(reviews, (review) => ({ ...review, answeredAt: Math.min(review.answeredAt, now) })),
      clampEntries(pieces, (piece) => ({
        ...piece,
        addedAt: Math.min(piece.addedAt, now),
        savedAt: Math.min(piece.savedAt, now),
      })),
    ),
  };
}

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
/** Must not depend on the order of its arguments; of two equal ones it returns the first. */
type Choose<Entry> = (one: Entry, other: Entry) => Entry;

/** Nothing done is ever undone: the first time counts. */
const earlier: Choose<Done> = (one, other) => (other.doneAt < one.doneAt ? other : one);

const newerTechnologyProgress: Choose<TechnologyProgress> = (one, other) => {
  const difference =
    other.changedAt - one.changedAt ||
    technologyStates.indexOf(other.state) - technologyStates.indexOf(one.state);
  return difference > 0 ? other : one;
};

const newerLesson: Choose<LastLesson> = (one, other) =>
  other.at > one.at || (other.at === one.at && other.lessonId > one.lessonId) ? other : one;

/** The newest answer counts; of two given at the same millisecond the one that is asked again sooner. */
const newerReview: Choose<Review> = (one, other) =>
  other.answeredAt > one.answeredAt || (other.answeredAt === one.answeredAt && other.step < one.step)
    ? other
    : one;

const codeText = ({ code }: ProjectPiece) => JSON.stringify([code.html ?? null, code.css ?? null]);

/** The code saved last, added when it was first added; of two saved at the same millisecond the greater text. */
const newerPiece: Choose<ProjectPiece> = (one, other) => {
  const isOtherNewer =
    other.savedAt > one.savedAt || (other.savedAt === one.savedAt && codeText(other) > codeText(one));
  const newer = isOtherNewer ? other : one;
  const addedAt = Math.min(one.addedAt, other.addedAt);
  return newer.addedAt === addedAt ? newer : { ...newer, addedAt };
};

/** As entries of progress: nothing for none. */
function withOptional(
  reviews: Entries<Review>,
  pieces: Entries<ProjectPiece>,
): Pick<Progress, 'reviews' | 'pieces'> {
  return {
    ...(Object.keys(reviews).length > 0 ? { reviews } : {}),
    ...(Object.keys(pieces).length > 0 ? { pieces } : {}),
  };
}

function mergeEntries<Entry>(
  one: Entries<Entry>,
  other: Entries<Entry>,
  choose: Choose<Entry>,
): Entries<Entry> {
  const merged = new Map(Object.entries(one));
  for (const [id, entry] of Object.entries(other)) {
    const found = merged.get(id);
    merged.set(id, found === undefined ? entry : choose(found, entry));
  }
  return Object.fromEntries([...merged].toSorted(([left], [right]) => (left < right ? -1 : 1)));
}

/** The entries by which a merge would change `base`. */
function beyond<Entry>(base: Entries<Entry>, entries: Entries<Entry>, choose: Choose<Entry>): Entries<Entry> {
  const known = new Map(Object.entries(base));
  return Object.fromEntries(
    Object.entries(entries).filter(([id, entry]) => {
      const found = known.get(id);
      return found === undefined || choose(found, entry) !== found;
    }),
  );
}

function mapParts(
  one: Progress,
  other: Progress,
  combine: <Entry>(one: Entries<Entry>, other: Entries<Entry>, choose: Choose<Entry>) => Entries<Entry>,
): Progress {
  return {
    version: progressVersion,
    lessons: combine(one.lessons, other.lessons, earlier),
    exercises: combine(one.exercises, other.exercises, earlier),
    technologies: combine(one.technologies, other.technologies, newerTechnologyProgress),
    lastLesson: combine(one.lastLesson, other.lastLesson, newerLesson),
    ...withOptional(
      combine(one.reviews ?? {}, other.reviews ?? {}, newerReview),
      combine(one.pieces ?? {}, other.pieces ?? {}, newerPiece),
    ),
  };
}

/**
 * Both together: the union of what was done, the newest of what can change. In whatever order and how often devices are
 * merged, the outcome is the same (commutative, associative, idempotent).
 */
export function mergeProgress(one: Progress, other: Progress): Progress {
  return mapParts(one, other, mergeEntries);
}

/** The part of `progress` that `base` does not hold yet: merging it alone gives the same as merging all. */
export function findBeyond(base: Progress, progress: Progress): Progress {
  return mapParts(base, progress, beyond);
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

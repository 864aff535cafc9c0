import { Link } from 'react-router';
import { sayDay } from '#app/learn/parts/lesson-ends/say-day.ts';
import { getPlace } from '#app/learn/course/place.ts';
import { findWay, type PieceState, type ProjectState } from '#app/learn/project/piece-states.ts';
import { ButtonLink } from '#app/ui/controls/button.tsx';
import { CommitList, type Commit } from '#app/ui/graph/commit-list.tsx';
import type { NodeState } from '#app/ui/graph/node.tsx';
import { lessonPath } from '#content/lessons/order.ts';
import type { CompiledProject, PieceExercise } from '#contract/lessons/lesson-project.ts';
import type { Progress } from '#contract/progress.ts';

const nodes: Record<PieceState['kind'], NodeState> = {
  added: 'full',
  courses: 'open',
  next: 'current',
  'to-come': 'open',
};

function sayState(state: PieceState): string {
  if (state.kind === 'added') return `added ${sayDay(state.addedAt)}`;
  return { courses: 'the course’s version', next: 'next', 'to-come': 'to come' }[state.kind];
}

function exercisePath({ id, lesson }: PieceExercise): string {
  return `${lessonPath(lesson)}#exercise-${id.slice(id.indexOf('#') + 1)}`;
}

type PieceListProps = {
  project: CompiledProject;
  state: ProjectState;
  /** How many pieces the version in the frame has. */
  shown: number;
  done: Progress['lessons'];
  /** Shows the version that the piece at this index ends. */
  onShow: (index: number) => void;
};

/**
 * The pieces of a project as commits: when each was added, the way to its version and its exercise, and which
 * one is next.
 */
export function PieceList({ project, state, shown, done, onShow }: PieceListProps) {
  const { pieces } = project;
  const commits = pieces.map((piece, index): Commit => {
    const own = state.states[index] ?? { kind: 'to-come' };
    const isThere = index < state.newest;
    const isShown = index === shown - 1;
    const way = own.kind === 'next' ? findWay(piece, done) : undefined;
    return {
      key: piece.name,
      state: nodes[own.kind],
      title: (
        <div className="piece-head">
          <h3>{piece.title}</h3>
          <span className={`mono ${own.kind === 'next' ? 'is-next' : ''}`}>{sayState(own)}</span>
        </div>
      ),
      body: (
        <>
          <p className="mono piece-place">{piece.place}</p>
          <p>{piece.says}</p>
          {way && (
            <p>
              You have read {way.read} of {way.count} {way.count === 1 ? 'lesson' : 'lessons'}.
            </p>
          )}
          {(isThere || way) && (
            <p className="piece-ways">
              {way?.next !== undefined && (
                <ButtonLink look="main" size="small" tip to={lessonPath(way.next)}>
                  Continue {getPlace(way.next).lesson.title}
                </ButtonLink>
              )}
              {isThere && (
                <button
                  type="button"
                  className={isShown ? 'piece-shown' : 'link'}
                  aria-disabled={isShown || undefined}
                  onClick={() => {
                    if (!isShown) onShow(index);
                  }}
                >
                  {isShown ? 'Shown in the frame' : 'Show this version'}
                  <span className="visually-hidden">: {piece.title}</span>
                </button>
              )}
              {piece.exercise && (
                <Link to={exercisePath(piece.exercise)} className="link">
                  Open the exercise<span className="visually-hidden">: {piece.title}</span>
                </Link>
              )}
            </p>
          )}
        </>
      ),
    };
  });
  const isFinished = state.added === pieces.length;
  return (
    <section aria-labelledby="pieces">
      <h2 id="pieces" className="knot">
        Pieces
      </h2>
      <p className="mono project-line">
        {state.added} of {pieces.length} added
      </p>
      <CommitList
        className="pieces"
        commits={[
          ...commits,
          {
            key: 'finished',
            state: isFinished ? 'full' : 'yours',
            title: <span className="piece-end">The finished site, yours</span>,
          },
        ]}
      />
    </section>
  );
}

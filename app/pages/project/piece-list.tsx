import { Link } from 'react-router';
import { formatDay } from '#app/learn/parts/lesson-ends/format-day.ts';
import { getLessonPosition } from '#app/learn/course/lesson-position.ts';
import { findRequiredLessons, type PieceState, type ProjectState } from '#app/learn/project/piece-states.ts';
import { ButtonLink } from '#app/ui/controls/button.tsx';
import { CommitList, type Commit } from '#app/ui/graph/commit-list.tsx';
import type { NodeState } from '#app/ui/graph/node.tsx';
import { lessonPath } from '#content/lessons/order.ts';
import type { CompiledPiece, CompiledProject, PieceExercise } from '#contract/lessons/lesson-project.ts';
import type { Progress } from '#contract/progress/progress.ts';

const nodeStates: Record<PieceState['kind'], NodeState> = {
  added: 'full',
  courses: 'open',
  next: 'current',
  'to-come': 'open',
};

function formatState(state: PieceState): string {
  if (state.kind === 'added') return `added ${formatDay(state.addedAt)}`;
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
 * The pieces of a project as commits: when each was added, links to its version and exercise, and which one
 * is next.
 */
export function PieceList({ project, state, shown, done, onShow }: PieceListProps) {
  const { pieces } = project;
  const commits = pieces.map((piece, index): Commit => {
    const pieceState = state.states[index] ?? { kind: 'to-come' };
    return {
      key: piece.name,
      state: nodeStates[pieceState.kind],
      title: (
        <div className="piece-head">
          <h3>{piece.title}</h3>
          <span className={`mono ${pieceState.kind === 'next' ? 'is-next' : ''}`}>
            {formatState(pieceState)}
          </span>
        </div>
      ),
      body: (
        <PieceBody
          piece={piece}
          requiredLessons={pieceState.kind === 'next' ? findRequiredLessons(piece, done) : undefined}
          version={index >= state.newest ? 'to-come' : index === shown - 1 ? 'shown' : 'hidden'}
          onShow={() => onShow(index)}
        />
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

type PieceBodyProps = {
  piece: CompiledPiece;
  /** For the next piece: how many of its lessons are read, and which one to read now. */
  requiredLessons: ReturnType<typeof findRequiredLessons> | undefined;
  /** Whether the version that ends with this piece exists and is shown in the frame. */
  version: 'to-come' | 'hidden' | 'shown';
  onShow: () => void;
};

function PieceBody({ piece, requiredLessons, version, onShow }: PieceBodyProps) {
  const isShown = version === 'shown';
  return (
    <>
      <p className="mono piece-place">{piece.place}</p>
      <p>{piece.says}</p>
      {requiredLessons && (
        <p>
          You have read {requiredLessons.read} of {requiredLessons.count}{' '}
          {requiredLessons.count === 1 ? 'lesson' : 'lessons'}.
        </p>
      )}
      {(version !== 'to-come' || requiredLessons) && (
        <p className="piece-ways">
          {requiredLessons?.next !== undefined && (
            <ButtonLink variant="main" size="small" tip to={lessonPath(requiredLessons.next)}>
              Continue {getLessonPosition(requiredLessons.next).lesson.title}
            </ButtonLink>
          )}
          {version !== 'to-come' && (
            <button
              type="button"
              className={isShown ? 'piece-shown' : 'link'}
              aria-disabled={isShown || undefined}
              onClick={() => {
                if (!isShown) onShow();
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
  );
}

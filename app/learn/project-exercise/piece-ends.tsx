import { useEffect, useRef, useState } from 'react';
import { Link } from 'react-router';
import { useProgress } from '#app/learn/progress/use-progress.ts';
import type { PiecePreview } from '#app/learn/project/piece-preview.tsx';
import { NodeRow } from '#app/learn/review/node-row.tsx';
import { ButtonLink } from '#app/ui/controls/button.tsx';
import { useHydrated } from '#app/ui/hooks/use-hydrated.ts';
import { useInView } from '#app/ui/hooks/use-in-view.ts';
import type { LessonPiece } from '#contract/lessons/lesson-project.ts';
import './piece-ends.css';
import { projectPath } from '#content/lessons/order.ts';

/** How near to the window the preview comes before it is fetched. */
const previewMargin = '400px 0px';

/**
 * Which of the project's pieces the learner has added; none before the page is hydrated. A piece from the
 * other course counts as there.
 */
function useAdded({ pieces }: LessonPiece): boolean[] {
  const isAlive = useHydrated();
  const own = useProgress().progress.pieces ?? {};
  return pieces.map(({ exercise }) => exercise === undefined || (isAlive && Object.hasOwn(own, exercise)));
}

/** In a lesson's head: the piece that the lesson ends with, on the line of all pieces. */
export function PieceStart({ piece }: { piece: LessonPiece }) {
  const added = useAdded(piece);
  const here = piece.number - 1;
  return (
    <section className="piece-start" aria-label="Your project">
      <p>
        <strong>
          <Link to={projectPath(piece.course)}>Your project: {piece.project.replace(/^The /, 'the ')}.</Link>
        </strong>{' '}
        This lesson ends with piece {piece.number} of {piece.pieces.length},{' '}
        {piece.title.replace(/^The /, 'the ')}.
      </p>
      <NodeRow
        label="Pieces of the project"
        here={String(here)}
        nodes={piece.pieces.map(({ short }, index) => ({
          key: String(index),
          state: added[index] ? 'full' : index === here ? 'yours' : 'open',
          below: short,
          said: `${short}, ${added[index] ? 'added' : index === here ? 'added by this lesson' : 'to come'}`,
          isWalked: added[index - 1] === true && (added[index] === true || index === here),
        }))}
      />
    </section>
  );
}

/** The learner's site before the piece, or with it once it is added; fetched when it comes near. */
function Preview({ piece, isAdded }: { piece: LessonPiece; isAdded: boolean }) {
  const place = useRef<HTMLDivElement>(null);
  const isNear = useInView(place, { margin: previewMargin }) === 'visible';
  const [Loaded, setLoaded] = useState<typeof PiecePreview>();
  useEffect(() => {
    if (!isNear) return undefined;
    let isLeft = false;
    import('#app/learn/project/piece-preview.tsx').then(
      (module) => {
        if (!isLeft) setLoaded(() => module.PiecePreview);
      },
      (error: unknown) => console.info('The project could not be shown:', error),
    );
    return () => {
      isLeft = true;
    };
  }, [isNear]);
  const count = isAdded ? piece.number : piece.number - 1;
  return (
    <div ref={place} className="piece-preview">
      <div className="piece-preview-frame">
        {Loaded && <Loaded course={piece.course} number={piece.number} count={count} />}
      </div>
      <p>{count === 0 ? 'The start' : `Your version ${isAdded ? 'with' : 'now, after'} piece ${count}`}</p>
    </div>
  );
}

/** Below a lesson's text: the piece of the project that its last exercise adds. */
export function PieceEnd({ piece }: { piece: LessonPiece }) {
  const isAdded = useAdded(piece)[piece.number - 1] === true;
  const { course, number, pieces, title, says, exercise } = piece;
  return (
    <section className="piece-end-card" aria-labelledby="project-piece">
      <div className="piece-end-words">
        <p className="mono">
          Your project, piece {number} of {pieces.length}
        </p>
        <h2 id="project-piece">{title}</h2>
        <p>
          {isAdded
            ? 'This piece is in your project. You can change it in the exercise whenever you like.'
            : says}
        </p>
        <p>
          {isAdded ? (
            <ButtonLink look="main" tip to={projectPath(course)}>
              See your project
            </ButtonLink>
          ) : (
            <ButtonLink look="main" tip href={`#exercise-${exercise.slice(exercise.indexOf('#') + 1)}`}>
              Add this piece
            </ButtonLink>
          )}
        </p>
      </div>
      <Preview piece={piece} isAdded={isAdded} />
    </section>
  );
}

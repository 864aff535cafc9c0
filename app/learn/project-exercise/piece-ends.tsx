import { useEffect, useRef, useState } from 'react';
import { Link } from 'react-router';
import { useProgress } from '#app/learn/progress/use-progress.ts';
import type { PiecePreview } from '#app/learn/project/piece-preview.tsx';
import { NodeRow } from '#app/learn/progress/node-row.tsx';
import { ButtonLink } from '#app/ui/controls/button.tsx';
import { useHydrated } from '#app/ui/hooks/use-hydrated.ts';
import { useInView } from '#app/ui/hooks/use-in-view.ts';
import type { LessonPiece } from '#contract/lessons/lesson-project.ts';
import './piece-ends.css';
import { projectPath } from '#content/lessons/order.ts';

/** The preview is loaded when it is this close to the viewport. */
const previewMargin = '400px 0px';

/**
 * Which of the project's pieces the learner has added; none before hydration. A piece from the other course
 * counts as added.
 */
function useAddedPieces({ pieces }: LessonPiece): boolean[] {
  const isHydrated = useHydrated();
  const learnerPieces = useProgress().progress.pieces ?? {};
  return pieces.map(
    ({ exercise }) => exercise === undefined || (isHydrated && Object.hasOwn(learnerPieces, exercise)),
  );
}

/** In a lesson's header: the piece that the lesson ends with, among all pieces. */
export function PieceStart({ piece }: { piece: LessonPiece }) {
  const added = useAddedPieces(piece);
  const currentIndex = piece.number - 1;
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
        currentKey={String(currentIndex)}
        nodes={piece.pieces.map(({ short }, index) => ({
          key: String(index),
          state: added[index] ? 'full' : index === currentIndex ? 'yours' : 'open',
          below: short,
          label: `${short}, ${added[index] ? 'added' : index === currentIndex ? 'added by this lesson' : 'to come'}`,
          isCompleted: added[index - 1] === true && (added[index] === true || index === currentIndex),
        }))}
      />
    </section>
  );
}

/**
 * The learner's site before the piece, or with it once it is added. It is loaded when it comes near the
 * viewport.
 */
function Preview({ piece, isAdded }: { piece: LessonPiece; isAdded: boolean }) {
  const container = useRef<HTMLDivElement>(null);
  const isNear = useInView(container, { margin: previewMargin }) === 'visible';
  const [PreviewComponent, setPreviewComponent] = useState<typeof PiecePreview>();
  useEffect(() => {
    if (!isNear) return undefined;
    let isCancelled = false;
    import('#app/learn/project/piece-preview.tsx').then(
      (module) => {
        if (!isCancelled) setPreviewComponent(() => module.PiecePreview);
      },
      (error: unknown) => console.info('The project could not be shown:', error),
    );
    return () => {
      isCancelled = true;
    };
  }, [isNear]);
  const count = isAdded ? piece.number : piece.number - 1;
  return (
    <div ref={container} className="piece-preview">
      <div className="piece-preview-frame">
        {PreviewComponent && <PreviewComponent course={piece.course} number={piece.number} count={count} />}
      </div>
      <p>{count === 0 ? 'The start' : `Your version ${isAdded ? 'with' : 'now, after'} piece ${count}`}</p>
    </div>
  );
}

/** Below a lesson's text: the piece of the project that its last exercise adds. */
export function PieceEnd({ piece }: { piece: LessonPiece }) {
  const isAdded = useAddedPieces(piece)[piece.number - 1] === true;
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
            <ButtonLink variant="main" tip to={projectPath(course)}>
              See your project
            </ButtonLink>
          ) : (
            <ButtonLink variant="main" tip href={`#exercise-${exercise.slice(exercise.indexOf('#') + 1)}`}>
              Add this piece
            </ButtonLink>
          )}
        </p>
      </div>
      <Preview piece={piece} isAdded={isAdded} />
    </section>
  );
}

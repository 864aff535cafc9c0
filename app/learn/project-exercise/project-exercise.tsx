import { useState, type ReactNode } from 'react';
import { Link } from 'react-router';
import { escapeCode } from '#app/learn/code/extract-code.ts';
import { Exercise } from '#app/learn/exercise/exercise.tsx';
import { findSlots } from '#app/learn/lesson/slot.ts';
import { recordPiece } from '#app/learn/progress/store/record-progress.ts';
import { useProgress } from '#app/learn/progress/use-progress.ts';
import { useHydrated } from '#app/ui/hooks/use-hydrated.ts';
import { Button } from '#app/ui/controls/button.tsx';
import type { HighlightedFile } from '#contract/lessons/lesson-code.ts';
import type { CompiledProjectExercise } from '#contract/lessons/lesson-parts.ts';
import type { DraftVersion } from '#contract/progress/drafts.ts';
import { pieceMaxCharacters, type ProjectPiece } from '#contract/progress/progress.ts';
import './project-exercise.css';
import { projectPath } from '#content/lessons/order.ts';

type Pieces = Readonly<Record<string, ProjectPiece>>;

/** The learner's piece as a version of their code. */
const toVersion = (piece: ProjectPiece | undefined): DraftVersion | undefined =>
  piece && { savedAt: piece.savedAt, origin: 'project', code: piece.code, passed: true };

/** The file with the learner's answer to the exercise instead of the course's, if there is one. */
function withLearnerCode(
  file: HighlightedFile,
  exercise: string | undefined,
  pieces: Pieces,
): HighlightedFile {
  const code =
    exercise === undefined || file.language === 'js' ? undefined : pieces[exercise]?.code[file.language];
  return code === undefined ? file : { ...file, html: escapeCode(code) };
}

/**
 * The code that the learner's code builds on: the learner's earlier pieces, or the course's where there are
 * none.
 */
function createBase({ files, setup, piece }: CompiledProjectExercise, pieces: Pieces) {
  return {
    base: JSON.stringify([piece.page, ...piece.style].map((id) => pieces[id ?? '']?.code)),
    files: files.map((file) => (file.fixed ? withLearnerCode(file, piece.page, pieces) : file)),
    setup: setup?.map((file, index) => withLearnerCode(file, piece.style[index], pieces)),
  };
}

/** An exercise whose answer is stored as a piece of the course's project. */
export function ProjectExercise({
  children,
  ...exercise
}: CompiledProjectExercise & { children: ReactNode }) {
  const { lesson, name, piece } = exercise;
  const id = `${lesson}#${name}`;
  const isHydrated = useHydrated();
  const pieces = useProgress().progress.pieces ?? {};
  const [usesCourseVersion, setUsesCourseVersion] = useState(false);
  const [isTooLong, setTooLong] = useState(false);
  const earlierPieces = [piece.page, ...piece.style].filter((each) => each !== undefined);
  const hasOwnVersion = isHydrated && earlierPieces.some((each) => Object.hasOwn(pieces, each));
  return (
    <Exercise
      {...exercise}
      {...createBase(exercise, hasOwnVersion && !usesCourseVersion ? pieces : {})}
      earlier={isHydrated ? toVersion(pieces[id]) : undefined}
      project={piece.course}
      hints={findSlots(children, 'hint')}
      player={findSlots(children, 'player')[0]}
      onPassed={(files) => {
        const editableLanguages = exercise.files
          .filter(({ fixed }) => !fixed)
          .map(({ language }) => language);
        setTooLong(
          !recordPiece(
            id,
            Object.fromEntries(
              files
                .filter(({ language }) => editableLanguages.includes(language))
                .map(({ language, code }) => [language, code]),
            ),
          ),
        );
      }}
      note={
        <div className="project-note">
          <p>
            <span className="mono">
              Piece {piece.number} of {piece.count}
            </span>{' '}
            of{' '}
            <Link to={projectPath(piece.course)} className="link">
              your project
            </Link>
            {earlierPieces.length > 0 &&
              (hasOwnVersion && !usesCourseVersion
                ? ', on top of your own version of the pieces before'
                : ', on top of the course’s version of the pieces before')}
            .
          </p>
          {hasOwnVersion && (
            <Button size="small" onClick={() => setUsesCourseVersion(!usesCourseVersion)}>
              {usesCourseVersion ? 'Start from my version' : 'Start from the course’s version'}
            </Button>
          )}
        </div>
      }
      outcome={
        <p className="project-outcome">
          {isTooLong ? (
            `Your code has more than ${pieceMaxCharacters} characters, so the project can’t keep it. Make it shorter and run the checks again.`
          ) : (
            <>
              Your version is in the project.{' '}
              <Link to={projectPath(piece.course)} className="link">
                See it there
              </Link>
            </>
          )}
        </p>
      }
    >
      {findSlots(children, 'task')[0]}
    </Exercise>
  );
}

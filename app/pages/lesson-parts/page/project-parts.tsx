import { projects } from 'virtual:projects';
import { escapeCode } from '#app/learn/code/extract-code.ts';
import { Slot } from '#app/learn/lesson/slot.ts';
import { PieceEnd, PieceStart } from '#app/learn/project-exercise/piece-ends.tsx';
import { ProjectExercise } from '#app/learn/project-exercise/project-exercise.tsx';
import { recordPiece } from '#app/learn/progress/store/record-progress.ts';
import { State } from '#app/pages/lesson-parts/page/state.tsx';
import { Button } from '#app/ui/controls/button.tsx';
import type { HighlightedFile } from '#contract/lessons/lesson-code.ts';
import type { LessonPiece } from '#contract/lessons/lesson-project.ts';

const [project] = projects;
const [first] = project?.pieces ?? [];
if (!project || !first?.exercise) throw new Error('The first project has no piece with an exercise.');
const { id: exercise, code: solution } = first.exercise;

const piece: LessonPiece = {
  course: project.course,
  project: project.title,
  exercise,
  number: 1,
  title: first.title,
  says: first.says,
  pieces: project.pieces.map((each) => ({
    short: each.short,
    ...(each.exercise === undefined ? {} : { exercise: each.exercise.id }),
  })),
};
const start: HighlightedFile = { language: 'html', html: escapeCode(project.start) };

/** An exercise that is kept under its own name, so that the piece of a lesson stays as it is. */
function Piece({ name }: { name: string }) {
  return (
    <ProjectExercise
      lesson="lesson-parts/project"
      name={name}
      title={`${first?.title}, ${name}`}
      index={1}
      count={1}
      files={[start]}
      checks={[
        { id: 'list', says: 'The page has a list of links.', count: { of: 'nav li a', 'at-least': 1 } },
      ]}
      solutions={[
        { name: 'the version of the course', files: [{ language: 'html', html: escapeCode(solution) }] },
      ]}
      piece={{ course: piece.course, number: 1, count: piece.pieces.length, style: [] }}
    >
      <Slot part="task">Build the first page.</Slot>
    </ProjectExercise>
  );
}

/** What a lesson shows of the piece of the project that it adds. */
export function ProjectParts() {
  return (
    <>
      <PieceStart piece={piece} />
      <PieceEnd piece={piece} />
      <p>
        Once the piece is in your progress, its node is full and the card leads to the project.{' '}
        <Button size="small" onClick={() => recordPiece(exercise, { html: solution })}>
          Put the course’s version in my progress
        </Button>
      </p>
      <Piece name="open" />
      <State press={['Run checks']}>
        <Piece name="failed" />
      </State>
      <State press={['Solution', 'Show it anyway', 'Try it in the editor', 'Run checks']}>
        <Piece name="passed" />
      </State>
    </>
  );
}

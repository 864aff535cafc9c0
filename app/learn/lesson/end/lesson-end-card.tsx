import { useEffect, useState, type CSSProperties } from 'react';
import { useNavigate } from 'react-router';
import type { LessonPosition } from '#app/learn/course/lesson-position.ts';
import { CommitHash } from '#app/learn/exercise/commit-hash.tsx';
import { listTasks, type OpenTask, type PassedTask } from '#app/learn/lesson/end/lesson-tasks.ts';
import { formatLength, type Sitting } from '#app/learn/lesson/sittings.ts';
import { useDraft } from '#app/learn/progress/drafts/use-draft.ts';
import { useProgress } from '#app/learn/progress/use-progress.ts';
import { countByDay, planQuestions } from '#app/learn/progress/due-questions.ts';
import { UpcomingDays, upcomingDays } from '#app/learn/progress/upcoming-days.tsx';
import { ButtonLink } from '#app/ui/controls/button.tsx';
import { formatMoment } from '#app/ui/format-moment.ts';
import { CommitList } from '#app/ui/graph/commit-list.tsx';
import { Node } from '#app/ui/graph/node.tsx';
import { useHydrated } from '#app/ui/hooks/use-hydrated.ts';
import { isTyping } from '#app/ui/is-typing.ts';
import { capitalise, countInWords } from '#app/ui/count-in-words.ts';
import { lessonPath } from '#content/lessons/order.ts';
import type { LessonFacts } from '#contract/lessons/lesson-parts.ts';
import type { ProjectCourse } from '#contract/lessons/lesson-project.ts';
import './lesson-end-card.css';

type LessonEndCardProps = { facts: LessonFacts; sittings: readonly Sitting[]; position: LessonPosition };

/**
 * The end of a lesson: the learner's commits and what is open, the questions that come back, and the next lesson. Only
 * the links are in the prerendered page, and the room of the rest.
 */
export function LessonEndCard({ facts, sittings, position }: LessonEndCardProps) {
  const isHydrated = useHydrated();
  return (
    <section className="lesson-end" aria-label="The end of the lesson">
      <div className="lesson-end-learner" style={{ '--rows': facts.tasks.length } as CSSProperties}>
        {isHydrated && <LearnerState {...{ facts, sittings, position }} />}
      </div>
      <AdjacentLessons facts={facts} position={position} />
    </section>
  );
}

function LearnerState({ facts, sittings, position: { number, count } }: LessonEndCardProps) {
  const { progress } = useProgress();
  const { passed, open } = listTasks(facts, sittings, progress);
  const isDone = Object.hasOwn(progress.lessons, facts.id);
  const hasBegun = passed.length > 0 || sittings.some(({ state }) => state !== 'open');
  return (
    <>
      <header className="lesson-end-head">
        <Node state={isDone ? 'full' : hasBegun ? 'half' : 'open'} size={20} />
        <h2>{isDone ? `${facts.title}, done` : `The end of ${facts.title}`}</h2>
        <span className="mono">
          lesson {number} of {count}
        </span>
      </header>
      <div className="lesson-end-parts">
        <section aria-labelledby="lesson-commits">
          <h3 id="lesson-commits">{passed.length > 0 ? 'Your commits' : 'What is open'}</h3>
          <TaskList passed={passed} open={open} piece={facts.ends.piece} />
        </section>
        <ComingQuestions lesson={facts.id} sittings={sittings} />
      </div>
    </>
  );
}

type TaskListProps = {
  passed: readonly PassedTask[];
  open: readonly OpenTask[];
  piece: { exercise: string; course: ProjectCourse } | undefined;
};

function TaskList({ passed, open, piece }: TaskListProps) {
  const [now] = useState(() => Date.now());
  return (
    <CommitList
      commits={[
        ...passed.map(({ id, subject, at }) => ({
          key: id,
          state: 'full' as const,
          title: (
            <>
              <CommitHash
                id={id}
                at={at}
                subject={subject}
                project={id === piece?.exercise ? piece.course : undefined}
              />
              <span>{subject}</span>
              <span className="mono">{formatMoment(new Date(at).toISOString(), now)}</span>
            </>
          ),
        })),
        ...open.map((task) => ({
          key: task.id,
          state: task.state,
          title: (
            <>
              <span className="mono">open</span>
              <a href={task.href} className="link">
                {task.title}
              </a>
            </>
          ),
          body: <OpenPlace {...task} />,
        })),
      ]}
    />
  );
}

function OpenPlace({ id, place }: OpenTask) {
  const hasCode = useDraft(id).versions.length > 0;
  return `${place}.${hasCode ? ' Your code is kept.' : ''}`;
}

/** When a lesson's questions come back, and which of them are not answered yet. */
function ComingQuestions({ lesson, sittings }: { lesson: string; sittings: readonly Sitting[] }) {
  const { progress } = useProgress();
  const [now] = useState(() => Date.now());
  const questions = sittings.flatMap((sitting) => sitting.questions);
  const planned = planQuestions([{ lesson, questions }], progress);
  const counts = countByDay(planned, now, upcomingDays);
  const laterCount = counts.reduce((left, count) => left - count, planned.length);
  const openQuestions = questions.filter((name) => !progress.reviews?.[`${lesson}#${name}`]);
  return (
    <section aria-labelledby="coming-questions">
      <h3 id="coming-questions">
        {capitalise(countInWords(planned.length, 'question comes', 'questions come'))} back
        {planned.length === 0 && ' yet'}
      </h3>
      {planned.length > 0 && <UpcomingDays counts={counts} now={now} />}
      {laterCount > 0 && <p>{capitalise(countInWords(laterCount, 'comes', 'come'))} back later.</p>}
      {openQuestions.length > 0 && (
        <p>
          <a href={`#question-${openQuestions[0]}`} className="link">
            {capitalise(countInWords(openQuestions.length, 'question is', 'questions are'))} open
          </a>
          . What you answer today comes back tomorrow.
        </p>
      )}
      {(counts[0] ?? 0) > 0 && (
        <ButtonLink to="/learning/review" size="small">
          Review
        </ButtonLink>
      )}
    </section>
  );
}

/** Links to the previous and the next lesson; the keys [ and ] do the same. */
function AdjacentLessons({ facts, position }: Omit<LessonEndCardProps, 'sittings'>) {
  const { previous, next } = position;
  const navigate = useNavigate();
  useEffect(() => {
    const handleKeyDown = (event: KeyboardEvent) => {
      const lesson = event.key === '[' ? previous : event.key === ']' ? next : undefined;
      if (!lesson || event.ctrlKey || event.metaKey || event.altKey || isTyping(event)) return;
      event.preventDefault();
      void navigate(lessonPath(lesson.id));
    };
    document.addEventListener('keydown', handleKeyDown);
    return () => document.removeEventListener('keydown', handleKeyDown);
  }, [previous, next, navigate]);
  return (
    <nav className="previous-next" aria-label="Previous and next lesson">
      {next && (
        <p className="next-lesson">
          Next: {next.title}
          {facts.nextSittings && <span className="mono">{formatLength(facts.nextSittings)}</span>}
        </p>
      )}
      {previous && (
        <ButtonLink
          variant="plain"
          to={lessonPath(previous.id)}
          prefetch="viewport"
          rel="prev"
          aria-keyshortcuts="["
        >
          Previous: {previous.title} <kbd aria-hidden="true">[</kbd>
        </ButtonLink>
      )}
      {!(previous && next) && (
        <ButtonLink variant="plain" to="/courses">
          All lessons
        </ButtonLink>
      )}
      {next && (
        <ButtonLink
          variant={facts.ends.piece ? 'outline' : 'main'}
          tip
          to={lessonPath(next.id)}
          prefetch="viewport"
          rel="next"
          aria-keyshortcuts="]"
        >
          Start {next.title} <kbd aria-hidden="true">]</kbd>
        </ButtonLink>
      )}
    </nav>
  );
}

import { type ReactNode, useEffect } from 'react';
import { CourseLine } from '#app/learn/course/course-line.tsx';
import { getLessonPosition } from '#app/learn/course/lesson-position.ts';
import { LessonEnd, LessonStart } from '#app/learn/parts/lesson-ends/lesson-ends.tsx';
import { LessonEndCard } from '#app/learn/lesson/end/lesson-end-card.tsx';
import { LessonContents } from '#app/learn/lesson/lesson-contents.tsx';
import { LessonPartsContext } from '#app/learn/lesson/lesson-parts-context.ts';
import { formatLength, listSittings, type Sitting } from '#app/learn/lesson/sittings.ts';
import { recordPartDone } from '#app/learn/lesson/record-part-done.ts';
import { SupportRow } from '#app/learn/parts/support/support.tsx';
import { useDoneLessons } from '#app/learn/progress/use-done-lessons.ts';
import { LessonSearch } from '#app/learn/search/lesson-search.tsx';
import { pageMeta } from '#app/session/page-meta.tsx';
import { lessonPath } from '#content/lessons/order.ts';
import type { Progress } from '#contract/progress/progress.ts';
import type { LessonFacts } from '#contract/lessons/lesson-parts.ts';
import { recordLastLesson, recordLessonDone } from '#app/learn/progress/store/record-progress.ts';
import { useProgress } from '#app/learn/progress/use-progress.ts';
import './inline-code.css';
import './lesson-text.css';
import './lesson.css';
import './print.css';

/**
 * Records the lesson as the target of *Continue*, and as done once all of its exercises are passed; and each part as
 * done once its practice is passed.
 */
function useLessonProgress(
  { id: lessonId, sittings: parts }: LessonFacts,
  sittings: readonly Sitting[],
  progress: Progress,
): void {
  const exercises = parts.flatMap((part) => part.exercises);
  const isDone = lessonId in progress.lessons;
  const allPassed =
    exercises.length > 0 && exercises.every((name) => `${lessonId}#${name}` in progress.exercises);
  useEffect(() => recordLastLesson(lessonId), [lessonId]);
  useEffect(() => {
    if (allPassed && !isDone) recordLessonDone(lessonId);
  }, [lessonId, allPassed, isDone]);
  useEffect(() => {
    for (const sitting of sittings)
      if (sitting.isPractised && !(sitting.id in progress.lessons)) recordPartDone(sitting, sittings.length);
  }, [sittings, progress]);
}

/** The head of a lesson's page. */
export function lessonMeta({ id, title }: LessonFacts): ReactNode {
  return pageMeta({
    title: `${title} · ${getLessonPosition(id).course.shortTitle}`,
    path: lessonPath(id),
    hidden: true,
  });
}

type LessonPageProps = {
  facts: LessonFacts;
  /** What is said above and below the text of the piece that the lesson adds to the course's project. */
  pieceStart?: ReactNode;
  pieceEnd?: ReactNode;
  children: ReactNode;
};

/**
 * A lesson: its position in the course, title, summary and text, and its end with the links to the previous and next
 * lesson.
 */
export function LessonPage({ facts, pieceStart, pieceEnd, children }: LessonPageProps) {
  const position = getLessonPosition(facts.id);
  const { course, group, number, count } = position;
  const done = useDoneLessons();
  const { progress } = useProgress();
  const sittings = listSittings(facts, progress);
  useLessonProgress(facts, sittings, progress);
  return (
    <div className="lesson">
      <article className="lesson-article">
        <header>
          <div className="lesson-place">
            <span className="mono">
              {course.shortTitle}
              {group.title && (
                <>
                  {' '}
                  <span aria-hidden="true">/</span> {group.title}
                </>
              )}
            </span>
            <span className="mono">
              Lesson {number} of {count}
            </span>
            <LessonSearch />
          </div>
          <CourseLine course={course} current={facts.id} done={done} />
          <h1 id="lesson-title">{facts.title}</h1>
          <p className="lead">{facts.summary}</p>
          {facts.support && facts.support.baseline !== 'widely' && <SupportRow support={facts.support} />}
        </header>
        <p className="lesson-length mono">{formatLength(facts.sittings)}</p>
        <LessonContents
          contents={facts.contents}
          sittings={sittings}
          isWarmedUp={`${facts.id}#warm-up` in progress.exercises}
          onRead={(heading) => recordLastLesson(facts.id, heading)}
        />
        <LessonStart ends={facts.ends} piece={pieceStart} />
        <div className="lesson-body">
          {facts.unwritten && (
            <p className="lesson-unwritten" role="note">
              The text of this lesson is being written. Its place and URL stay as they are.
            </p>
          )}
          <LessonPartsContext value={facts}>
            <div className="lesson-text">{children}</div>
          </LessonPartsContext>
          {pieceEnd}
          <LessonEnd ends={facts.ends} />
          <LessonEndCard {...{ facts, sittings, position }} />
        </div>
      </article>
    </div>
  );
}

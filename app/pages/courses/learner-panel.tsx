import { useEffect, useState } from 'react';
import { outline } from 'virtual:outline';
import { listLessons } from '#app/learn/course/lesson-position.ts';
import { continueFragment, findUnfinishedCourse } from '#app/learn/progress/course-progress.ts';
import { useProgress } from '#app/learn/progress/use-progress.ts';
import { UpcomingDays, upcomingDays } from '#app/learn/progress/upcoming-days.tsx';
import { findRequestedPage } from '#app/pages/courses/requested-page.ts';
import { findRequestedPath, forgetRequestedPath } from '#app/session/requested-path.ts';
import { findStoredSession, toVisitor } from '#app/session/stored-session.ts';
import { ButtonLink } from '#app/ui/controls/button.tsx';
import { useHydrated } from '#app/ui/hooks/use-hydrated.ts';
import { useLoadedValue } from '#app/ui/hooks/use-loaded-value.ts';
import { lessonPath, projectPath } from '#content/lessons/order.ts';
import type { Progress } from '#contract/progress/progress.ts';

/**
 * What somebody can do next: open the page that they were going to before the login, go on with a lesson, answer the
 * questions that are due. The prerendered page has what is right for somebody new.
 */
export function LearnerPanel() {
  const isHydrated = useHydrated();
  const requested = useRequestedPage();
  return (
    <div className={`learner card ${isHydrated ? 'is-known' : ''}`}>
      {/* Somebody without a mouse loads no script until something moves or is pressed (app/boot/when-scripts-needed.ts). */}
      <p className="learner-requested" data-moves-when-seen="">
        {requested && (
          <>
            You were going to:{' '}
            <ButtonLink variant="main" tip to={requested.path}>
              {requested.title}
            </ButtonLink>
          </>
        )}
      </p>
      <NextLesson isMain={requested === undefined} />
      <DueQuestions />
    </div>
  );
}

/** The page asked for before the login. It is forgotten when the courses page is left. */
function useRequestedPage() {
  const path = useHydrated() ? findRequestedPath() : undefined;
  useEffect(() => forgetRequestedPath, []);
  return path === undefined ? undefined : findRequestedPage(path, toVisitor(findStoredSession()));
}

function NextLesson({ isMain }: { isMain: boolean }) {
  const { progress } = useProgress();
  const variant = isMain ? 'main' : 'outline';
  const unfinished = findUnfinishedCourse(outline, progress);
  if (!unfinished)
    return (
      <section className="learner-next" aria-labelledby="next-lesson">
        <p className="mono">{outline.flatMap(listLessons).length} lessons</p>
        <h2 id="next-lesson">All lessons are done</h2>
        <ButtonLink variant={variant} tip to={projectPath('css')}>
          Open your project
        </ButtonLink>
      </section>
    );
  const { course, next, hasBegun } = unfinished;
  return (
    <section className="learner-next" aria-labelledby="next-lesson">
      <p className="mono">
        {!hasBegun && 'Start here · '}
        {course.shortTitle} · lesson {next.number} of {listLessons(course).length}
      </p>
      <h2 id="next-lesson">{next.title}</h2>
      <ButtonLink variant={variant} tip to={lessonPath(next.id) + continueFragment(next)}>
        <span className="learner-label">{hasBegun ? `Continue: ${next.title}` : 'Start'}</span>
      </ButtonLink>
    </section>
  );
}

type DayCounter = (progress: Progress, now: number) => number[];

/** Loads the function that counts the questions due. The list of all questions is in a separate chunk. */
async function loadDayCounter(): Promise<DayCounter> {
  const [{ recall }, { countByDay, planQuestions }] = await Promise.all([
    import('virtual:recall'),
    import('#app/learn/progress/due-questions.ts'),
  ]);
  return (progress, now) => countByDay(planQuestions(recall, progress), now, upcomingDays);
}

function DueQuestions() {
  const { progress } = useProgress();
  const [now] = useState(() => Date.now());
  const isHydrated = useHydrated();
  const { value: countDays } = useLoadedValue('The questions due', 'counter', loadDayCounter);
  const counts = countDays?.(progress, now) ?? Array.from({ length: upcomingDays }, () => 0);
  const dueCount = counts[0] ?? 0;
  return (
    <section className="learner-due" aria-labelledby="questions-due">
      <h2 id="questions-due">
        {dueCount === 0
          ? 'No questions due today'
          : `${dueCount} ${dueCount === 1 ? 'question' : 'questions'} due`}
      </h2>
      <UpcomingDays counts={counts} now={isHydrated ? now : undefined} />
      <p>
        Questions from lessons that you have finished come back here.{' '}
        <ButtonLink
          to="/learning/review"
          size="small"
          aria-label={dueCount > 0 ? `Review, ${dueCount} due` : 'Review'}
        >
          Review
        </ButtonLink>
      </p>
    </section>
  );
}

import { Link } from 'react-router';
import { LevelBadge } from '#app/pages/courses/level-badge.tsx';
import { getCourse, listLessons } from '#app/learn/course/lesson-position.ts';
import { continueFragment, countPassed, findCourseProgress } from '#app/learn/progress/course-progress.ts';
import { ProgressLine } from '#app/learn/progress/progress-line.tsx';
import { useProgress } from '#app/learn/progress/use-progress.ts';
import { ButtonLink } from '#app/ui/controls/button.tsx';
import { TechnologyIcon } from '#app/ui/technology-icon.tsx';
import { countInWords } from '#app/ui/count-in-words.ts';
import { courseOrders, lessonPath } from '#content/lessons/order.ts';
import type { Technology, Tutorial } from '#contract/content/courses.ts';

const courseByPath = { '/learning/html': 'html', '/learning/css': 'css' } as const;

/** A card for a course that is written, with the learner's progress and links to the lessons. */
export function OpenCourse({
  technology: { id, name, icon, level, description },
  tutorial,
}: {
  technology: Technology;
  tutorial: Tutorial;
}) {
  const titleId = `course-${id}`;
  const course = courseByPath[tutorial.path];
  const { progress } = useProgress();
  const { done, half, doneCount, hasBegun, next } = findCourseProgress(getCourse(course), progress);
  const halfDone = listLessons(getCourse(course))[half.indexOf(true)];
  const open = halfDone ? halfDone.exercises - countPassed(halfDone.id, progress.exercises) : 0;
  return (
    <li className="open-course card">
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <span className="flex items-center gap-4">
          <TechnologyIcon name={icon} size={36} />
          <h3 id={titleId} className="open-course-name">
            {name}
          </h3>
          {course === courseOrders[0]?.id && <span className="tag">Start here</span>}
        </span>
        <span className="ml-auto">
          <LevelBadge level={level} />
        </span>
      </div>
      <p className="text-foreground-soft">{description}</p>
      <div>
        <ProgressLine done={done} half={half} />
        <p className="open-course-state">
          <span>
            {open > 0 && halfDone ? (
              <>
                {halfDone.title}:{' '}
                <Link to={lessonPath(halfDone.id)} className="link">
                  {countInWords(open, 'exercise', 'exercises')} open
                </Link>
              </>
            ) : !hasBegun ? (
              `Begins with: ${tutorial.firstLesson}`
            ) : next ? (
              `Next: ${next.title}`
            ) : (
              'All lessons are done'
            )}
          </span>
          <span className="mono text-foreground-faint">
            {doneCount > 0 ? `${doneCount} of ${done.length}` : `${done.length} lessons`}
          </span>
        </p>
      </div>
      <p className="open-course-ways">
        <ButtonLink to={tutorial.path} aria-describedby={titleId}>
          Learn Now!
        </ButtonLink>
        {/* *Continue* is after the other link: progress is known only after the first paint, and must not move what is being pressed. */}
        {hasBegun && next && (
          <ButtonLink
            variant="plain"
            to={lessonPath(next.id) + continueFragment(next)}
            aria-describedby={titleId}
          >
            Continue
          </ButtonLink>
        )}
      </p>
    </li>
  );
}

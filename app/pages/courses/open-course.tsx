import { LevelBadge } from '#app/pages/courses/level-badge.tsx';
import { getCourse } from '#app/learn/course/lesson-position.ts';
import { findCourseProgress } from '#app/learn/progress/course-progress.ts';
import { ProgressLine } from '#app/learn/progress/progress-line.tsx';
import { useProgress } from '#app/learn/progress/use-progress.ts';
import { ButtonLink } from '#app/ui/controls/button.tsx';
import { TechnologyIcon } from '#app/ui/technology-icon.tsx';
import { lessonPath, projectPath } from '#content/lessons/order.ts';
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
  const { done, doneCount, continueAt } = findCourseProgress(getCourse(course), progress);
  return (
    <li className="open-course card">
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <span className="flex items-center gap-4">
          <TechnologyIcon name={icon} size={36} />
          <h3 id={titleId} className="open-course-name">
            {name}
          </h3>
        </span>
        <LevelBadge level={level} />
      </div>
      <p className="text-foreground-soft">{description}</p>
      <div>
        <ProgressLine done={done} />
        <p className="mt-3 flex flex-wrap justify-between gap-x-4 text-small text-foreground-soft">
          <span>
            {continueAt === undefined
              ? `Begins with: ${tutorial.firstLesson}`
              : `${continueAt.isDone ? 'Last opened' : 'Next'}: ${continueAt.title}`}
          </span>
          <span className="mono text-foreground-faint">
            {doneCount > 0 ? `${doneCount} of ${done.length}` : `${done.length} lessons`}
          </span>
        </p>
      </div>
      <p className="open-course-ways">
        <ButtonLink
          variant={continueAt === undefined ? 'main' : 'outline'}
          tip={continueAt === undefined}
          to={tutorial.path}
          aria-describedby={titleId}
        >
          Learn Now!
        </ButtonLink>
        {/* *Continue* is after the other link: progress is known only after the first paint, and must not move what is being pressed. */}
        {continueAt !== undefined && (
          <ButtonLink variant="main" tip to={lessonPath(continueAt.id)} aria-describedby={titleId}>
            Continue
          </ButtonLink>
        )}
        <ButtonLink variant="plain" to={projectPath(course)} aria-describedby={titleId}>
          Project
        </ButtonLink>
      </p>
    </li>
  );
}

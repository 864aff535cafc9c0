import { LessonLine } from '#app/pages/courses/lesson-line.tsx';
import { LevelBadge } from '#app/pages/courses/level-badge.tsx';
import { TechnologyIcon } from '#app/pages/courses/technology-icon.tsx';
import { ButtonLink } from '#app/ui/button.tsx';
import type { Technology, Tutorial } from '#contract/course-content.ts';

/** A course that is written: a card of its own with its lessons as a line and the way in. */
export function OpenCourse({ technology: { id, name, icon, level, description }, tutorial }: { technology: Technology; tutorial: Tutorial }) {
  const titleId = `course-${id}`;
  return (
    <li className="open-course card">
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <span className="flex items-center gap-4">
          <TechnologyIcon name={icon} size={36} />
          <h3 id={titleId} className="open-course-name">{name}</h3>
        </span>
        <LevelBadge level={level} />
      </div>
      <p className="text-ink-soft">{description}</p>
      <div>
        <LessonLine count={tutorial.lessonCount} />
        <p className="mt-3 flex flex-wrap justify-between gap-x-4 text-small text-ink-soft">
          <span>Begins with: {tutorial.firstLesson}</span>
          <span className="mono text-ink-faint">{tutorial.lessonCount} lessons</span>
        </p>
      </div>
      <p><ButtonLink look="main" tip to={tutorial.path} aria-describedby={titleId}>Learn Now!</ButtonLink></p>
    </li>
  );
}

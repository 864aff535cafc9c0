import { LevelBadge } from '#app/pages/courses/level-badge.tsx';
import { Node } from '#app/ui/graph/node.tsx';
import { TechnologyIcon } from '#app/ui/technology-icon.tsx';
import type { Technology } from '#contract/content/courses.ts';

/** A course that is not written yet, with a disabled button. */
export function ComingCourse({
  technology: { id, name, icon, level, description },
}: {
  technology: Technology;
}) {
  const titleId = `course-${id}`;
  return (
    <li>
      <div className="flex items-center gap-3">
        <TechnologyIcon name={icon} size={20} />
        <h3 id={titleId} className="text-base">
          {name}
        </h3>
      </div>
      <p className="coming-course-words">{description}</p>
      <div className="flex flex-wrap items-center justify-between gap-x-3 gap-y-1">
        <LevelBadge level={level} />
        <button type="button" disabled className="badge" aria-describedby={titleId}>
          <Node state="soon" size={12} />
          Coming Soon
        </button>
      </div>
    </li>
  );
}

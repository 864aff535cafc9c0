import { OpenCourse } from '#app/pages/courses/open-course.tsx';
import type { CourseCategory, Technology } from '#contract/content/courses.ts';
import { LevelBadge } from '#app/pages/courses/level-badge.tsx';
import { Node } from '#app/ui/graph/node.tsx';
import { TechnologyIcon } from '#app/ui/technology-icon.tsx';

/** A course that is not written yet: one row, with a disabled button. */
function ComingCourse({ technology: { id, name, icon, level, description } }: { technology: Technology }) {
  const titleId = `course-${id}`;
  return (
    <li>
      <TechnologyIcon name={icon} size={20} />
      <div>
        <h3 id={titleId}>{name}</h3>
        <p>{description}</p>
      </div>
      <div className="coming-course-state">
        <LevelBadge level={level} />
        <button type="button" disabled className="badge" aria-describedby={titleId}>
          <Node state="soon" size={12} />
          Coming Soon
        </button>
      </div>
    </li>
  );
}

/** One category: its written courses as cards, and the planned ones as rows below. */
export function CourseSection({
  category: { id, name, description, technologies },
}: {
  category: CourseCategory;
}) {
  const comingTechnologies = technologies.filter(({ tutorial }) => tutorial === undefined);
  const writtenCourses = technologies.flatMap((technology) =>
    technology.tutorial ? [{ technology, tutorial: technology.tutorial }] : [],
  );
  return (
    <section className="section" aria-labelledby={id}>
      <header>
        <h2 id={id} className="knot">
          {name}
        </h2>
        <p className="mt-2 text-foreground-soft">{description}</p>
      </header>
      {writtenCourses.length > 0 && (
        <ul className="open-courses" aria-label={`Open courses in ${name}`}>
          {writtenCourses.map((course) => (
            <OpenCourse key={course.technology.id} {...course} />
          ))}
        </ul>
      )}
      {comingTechnologies.length > 0 && (
        <ul className="cells coming-courses" aria-label={`Coming courses in ${name}`}>
          {comingTechnologies.map((technology) => (
            <ComingCourse key={technology.id} technology={technology} />
          ))}
        </ul>
      )}
    </section>
  );
}

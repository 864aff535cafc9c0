import { ComingCourse } from '#app/pages/courses/coming-course.tsx';
import { OpenCourse } from '#app/pages/courses/open-course.tsx';
import type { CourseCategory } from '#contract/content/courses.ts';

/** One category: its written courses as cards, and the planned ones in a bordered grid below. */
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

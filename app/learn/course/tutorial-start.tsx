import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { getCourse, listLessons } from '#app/learn/course/lesson-position.ts';
import { pageMeta } from '#app/session/page-meta.tsx';
import { lessonPath } from '#content/lessons/order.ts';
import type { OutlineCourse } from '#contract/lessons/lesson-content.ts';

export function tutorialStartMeta(courseId: OutlineCourse['id']): ReactNode {
  return pageMeta({ title: getCourse(courseId).title, path: `/learning/${courseId}`, hidden: true });
}

/**
 * The link to the first lesson, for visitors without script; everybody else is redirected before this is
 * shown (app/routes.ts).
 */
export function TutorialStart({ courseId }: { courseId: OutlineCourse['id'] }) {
  const course = getCourse(courseId);
  const first = listLessons(course)[0];
  return (
    <div className="lesson">
      <article className="lesson-article">
        <h1>{course.title}</h1>
        {first && (
          <p className="lead">
            <Link to={lessonPath(first.id)} replace className="link">
              Begin with {first.title}
            </Link>
          </p>
        )}
      </article>
    </div>
  );
}

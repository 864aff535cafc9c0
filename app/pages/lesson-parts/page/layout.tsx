import { Outlet } from 'react-router';
import { PartLinks } from '#app/pages/lesson-parts/page/part-links.tsx';
import '#app/learn/course/course.css';

/** The pages of a lesson's parts, each between the links to all of them. */
export default function LessonParts() {
  return (
    <div className="course">
      <div className="course-main">
        <Outlet />
        <nav className="lesson" aria-label="Parts of a lesson">
          <PartLinks />
        </nav>
      </div>
    </div>
  );
}

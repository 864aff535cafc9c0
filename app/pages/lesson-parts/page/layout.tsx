import { Outlet, Link } from 'react-router';
import { partPages } from '#app/part-pages.ts';
import '#app/learn/course/course.css';

/** Links to the page of each part. */
function PartLinks() {
  return (
    <ul className="mono flex flex-wrap gap-x-6 gap-y-3">
      {partPages.map((name) => (
        <li key={name}>
          <Link to={`/lesson-parts/${name}`} className="link">
            {name}
          </Link>
        </li>
      ))}
    </ul>
  );
}

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

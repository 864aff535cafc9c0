import { Outlet } from 'react-router';
import { CourseLayout } from '#app/learn/course/course-layout.tsx';

/** The HTML tutorial around its lessons. */
export default function HtmlTutorial() {
  return (
    <CourseLayout courseId="html" opensWith="groups-open">
      <Outlet />
    </CourseLayout>
  );
}

import { Outlet } from 'react-router';
import { CourseLayout } from '#app/learn/course/course-layout.tsx';

/** The CSS tutorial around its lessons. */
export default function CssTutorial() {
  return (
    <CourseLayout courseId="css" opensWith="groups-closed">
      <Outlet />
    </CourseLayout>
  );
}

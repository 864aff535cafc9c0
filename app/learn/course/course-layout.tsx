import { useState, type ReactNode } from 'react';
import { CoursePanel } from '#app/learn/course/course-panel.tsx';
import { getCourse } from '#app/learn/course/lesson-position.ts';
import type { OutlineCourse } from '#contract/lessons/lesson-content.ts';
import './course.css';

/** A tutorial: its sidebar and the lesson beside it. */
export function CourseLayout({
  courseId,
  opensWith,
  children,
}: {
  courseId: OutlineCourse['id'];
  opensWith: 'groups-open' | 'groups-closed';
  children: ReactNode;
}) {
  const [open, setOpen] = useState(false);
  return (
    <div className={`course course-${courseId} ${open ? 'panel-open' : ''}`}>
      <CoursePanel course={getCourse(courseId)} opensWith={opensWith} open={open} onToggle={setOpen} />
      <div className="course-main">{children}</div>
    </div>
  );
}

import { lessonIds, lessonPath } from '../../content/lessons/order.ts';
import { readLesson } from '../../pipeline/lessons/read-lesson.ts';

/** What content/lessons/order.ts and the front matter say about a lesson's page. */
export function expectedPage(id: string): {
  path: string;
  title: string;
  isWritten: boolean;
  previous: string | undefined;
  next: string | undefined;
} {
  const { frontMatter } = readLesson(id);
  const course = lessonIds.filter((other) => other.split('/')[0] === id.split('/')[0]);
  const place = course.indexOf(id);
  const pathOf = (other: string | undefined) => (other === undefined ? undefined : lessonPath(other));
  return {
    path: lessonPath(id),
    title: frontMatter.title,
    isWritten: !frontMatter.unwritten,
    previous: pathOf(course[place - 1]),
    next: pathOf(course[place + 1]),
  };
}

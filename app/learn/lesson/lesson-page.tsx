import type { ReactNode } from 'react';
import type { MetaDescriptor } from 'react-router';
import { CourseLine } from '#app/learn/course/course-line.tsx';
import { getLessonPosition } from '#app/learn/course/lesson-position.ts';
import { LessonEnd, LessonStart } from '#app/learn/parts/lesson-ends/lesson-ends.tsx';
import { LessonContents } from '#app/learn/lesson/lesson-contents.tsx';
import { useLessonProgress } from '#app/learn/lesson/lesson-progress.ts';
import { PreviousNextLinks } from '#app/learn/lesson/previous-next-links.tsx';
import { SupportRow } from '#app/learn/parts/support/support.tsx';
import { useDoneLessons } from '#app/learn/progress/use-done-lessons.ts';
import { LessonSearch } from '#app/learn/search/lesson-search.tsx';
import { pageMeta } from '#app/session/page-meta.ts';
import { lessonPath } from '#content/lessons/order.ts';
import type { LessonFacts } from '#contract/lessons/lesson-parts.ts';
import './inline-code.css';
import './lesson-text.css';
import './lesson.css';

/** The head of a lesson's page. */
export function lessonMeta({ id, title }: LessonFacts): MetaDescriptor[] {
  return pageMeta({
    title: `${title} · ${getLessonPosition(id).course.shortTitle}`,
    path: lessonPath(id),
    hidden: true,
  });
}

type LessonPageProps = {
  facts: LessonFacts;
  /** What is said above and below the text of the piece that the lesson adds to the course's project. */
  pieceStart?: ReactNode;
  pieceEnd?: ReactNode;
  children: ReactNode;
};

/**
 * A lesson: its position in the course, title, summary and text, and the links to the previous and next
 * lesson.
 */
export function LessonPage({ facts, pieceStart, pieceEnd, children }: LessonPageProps) {
  const { course, group, number, count, previous, next } = getLessonPosition(facts.id);
  const done = useDoneLessons();
  useLessonProgress(facts.id, facts.exercises);
  return (
    <div className="lesson">
      <article className="lesson-article">
        <header>
          <div className="lesson-place">
            <span className="mono">
              {course.shortTitle}
              {group.title && (
                <>
                  {' '}
                  <span aria-hidden="true">/</span> {group.title}
                </>
              )}
            </span>
            <span className="mono">
              Lesson {number} of {count}
            </span>
            <LessonSearch />
          </div>
          <CourseLine course={course} current={facts.id} done={done} />
          <h1 id="lesson-title">{facts.title}</h1>
          <p className="lead">{facts.summary}</p>
          {facts.support && <SupportRow support={facts.support} />}
          <LessonStart ends={facts.ends} piece={pieceStart} />
        </header>
        {facts.unwritten && (
          <p className="lesson-unwritten" role="note">
            The text of this lesson is being written. Its place and URL stay as they are.
          </p>
        )}
        <div className="lesson-text">{children}</div>
        {pieceEnd}
        <LessonEnd ends={facts.ends} />
        <PreviousNextLinks previous={previous} next={next} />
      </article>
      {facts.contents.length > 1 && <LessonContents contents={facts.contents} />}
    </div>
  );
}

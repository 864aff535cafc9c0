import type { ReactNode } from 'react';
import { LessonEnd, LessonStart } from '#app/learn/parts/lesson-ends/lesson-ends.tsx';
import { SupportRow } from '#app/learn/parts/support/support.tsx';
import { pageMeta } from '#app/session/page-meta.tsx';
import type { LessonFacts } from '#contract/lessons/lesson-parts.ts';
import '#app/learn/lesson/inline-code.css';
import '#app/learn/lesson/lesson-text.css';
import '#app/learn/lesson/lesson.css';

/** The head of a part's page. */
export function partMeta({ id, title }: LessonFacts): ReactNode {
  return pageMeta({ title, path: `/${id}`, hidden: true });
}

/** A part's page: as a lesson's, but for the place in a course. */
export function PartPage({ facts, children }: { facts: LessonFacts; children: ReactNode }) {
  return (
    <div className="lesson">
      <article className="lesson-article">
        <header>
          <h1>{facts.title}</h1>
          <p className="lead">{facts.summary}</p>
          {facts.support && <SupportRow support={facts.support} />}
        </header>
        <LessonStart ends={facts.ends} piece={undefined} />
        <div className="lesson-body">
          <div className="lesson-text">{children}</div>
          <LessonEnd ends={facts.ends} />
        </div>
      </article>
    </div>
  );
}

import { useEffect } from 'react';
import { useNavigate } from 'react-router';
import { PageLink } from '#app/ui/controls/page-link.tsx';
import { isTyping } from '#app/ui/is-typing.ts';
import { Node } from '#app/ui/graph/node.tsx';
import { lessonPath } from '#content/lessons/order.ts';
import type { OutlineLesson } from '#contract/lessons/lesson-content.ts';
import './previous-next-links.css';

/** Links to the previous and the next lesson; the keys [ and ] do the same. */
export function PreviousNextLinks({
  previous,
  next,
}: {
  previous: OutlineLesson | undefined;
  next: OutlineLesson | undefined;
}) {
  const navigate = useNavigate();
  useEffect(() => {
    const handleKeyDown = (event: KeyboardEvent) => {
      const lesson = event.key === '[' ? previous : event.key === ']' ? next : undefined;
      if (!lesson || event.ctrlKey || event.metaKey || event.altKey || isTyping(event)) return;
      event.preventDefault();
      void navigate(lessonPath(lesson.id));
    };
    document.addEventListener('keydown', handleKeyDown);
    return () => document.removeEventListener('keydown', handleKeyDown);
  }, [previous, next, navigate]);
  return (
    <nav className="previous-next" aria-label="Previous and next lesson">
      {previous && <AdjacentLessonLink lesson={previous} side="previous" />}
      {next && <AdjacentLessonLink lesson={next} side="next" />}
    </nav>
  );
}

function AdjacentLessonLink({ lesson, side }: { lesson: OutlineLesson; side: 'previous' | 'next' }) {
  return (
    <PageLink
      to={lessonPath(lesson.id)}
      prefetch="viewport"
      rel={side === 'next' ? 'next' : 'prev'}
      className={`neighbour is-${side}`}
      aria-keyshortcuts={side === 'previous' ? '[' : ']'}
    >
      <Node state={side === 'previous' ? 'full' : 'open'} />
      <span className="mono">
        {side === 'previous' ? 'Previous' : 'Next'}{' '}
        <kbd aria-hidden="true">{side === 'previous' ? '[' : ']'}</kbd>
      </span>
      <span className="neighbour-title">{lesson.title}</span>
    </PageLink>
  );
}

import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { getLessonPosition } from '#app/learn/course/lesson-position.ts';
import type { ReadState } from '#app/learn/progress/course-progress.ts';
import { findMatch } from '#app/pages/glossary/find-terms.ts';
import { Node } from '#app/ui/graph/node.tsx';
import { lessonPath } from '#content/lessons/order.ts';
import type { GlossaryTerm, TermPlace } from '#contract/lessons/lesson-part-data.ts';

function MarkedText({ text, query }: { text: string; query: string }): ReactNode {
  const match = findMatch(text, query);
  if (!match) return text;
  return (
    <>
      {text.slice(0, match.from)}
      <mark>{text.slice(match.from, match.to)}</mark>
      {text.slice(match.to)}
    </>
  );
}

const readWords: Record<ReadState, string> = { full: 'read', half: 'read in part', open: 'not read yet' };

function TermPlaceLink({ place: { lesson, heading }, state }: { place: TermPlace; state: ReadState }) {
  const {
    course,
    lesson: { title },
  } = getLessonPosition(lesson);
  return (
    <li>
      <Node state={state} size={12} />
      <span className="mono">{course.shortTitle}</span>
      <Link to={lessonPath(lesson) + (heading === undefined ? '' : `#${heading}`)} className="link">
        {title}
      </Link>
      <span className="visually-hidden">{`, ${readWords[state]}`}</span>
    </li>
  );
}

/**
 * A term, its definition, and links to the places in the lessons that use it, the one that defines it first.
 */
export function TermRow({
  term: { term, means, anchor, places },
  query,
  readStates,
}: {
  term: GlossaryTerm;
  query: string;
  /** For each lesson's id. */
  readStates: ReadonlyMap<string, ReadState>;
}) {
  return (
    <div className="term-row inline-code" id={anchor}>
      <dt>
        <MarkedText text={term} query={query} />
      </dt>
      <dd className="term-means">
        {means.split('`').map((text, index) => {
          const markedText = <MarkedText key={index} text={text} query={query} />;
          return index % 2 === 1 ? <code key={index}>{markedText}</code> : markedText;
        })}
      </dd>
      <dd>
        <ul className="term-lessons">
          {places.map((place) => (
            <TermPlaceLink key={place.lesson} place={place} state={readStates.get(place.lesson) ?? 'open'} />
          ))}
        </ul>
      </dd>
    </div>
  );
}

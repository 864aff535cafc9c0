import type { ReactNode } from 'react';
import { ChevronDown } from 'lucide-react';
import { Link } from 'react-router';
import { InlineCode } from '#app/learn/parts/inline-code.tsx';
import { formatDay } from '#app/learn/parts/lesson-ends/format-day.ts';
import { countPassed } from '#app/learn/progress/course-progress.ts';
import { useProgress } from '#app/learn/progress/use-progress.ts';
import { useHydrated } from '#app/ui/hooks/use-hydrated.ts';
import { Node, type NodeState } from '#app/ui/graph/node.tsx';
import { lessonPath } from '#content/lessons/order.ts';
import type { LessonEnds, NeededLesson } from '#contract/lessons/lesson-part-data.ts';
import './lesson-ends.css';

function RequiredLessonItem({ id, title, exercises }: NeededLesson) {
  const isHydrated = useHydrated();
  const { progress } = useProgress();
  const doneAt = isHydrated ? progress.lessons[id]?.doneAt : undefined;
  const passedCount = isHydrated ? countPassed(id, progress.exercises) : 0;
  const state: NodeState = doneAt !== undefined ? 'full' : passedCount > 0 ? 'current' : 'open';
  const statusText =
    doneAt !== undefined
      ? `done, ${formatDay(doneAt)}`
      : passedCount > 0
        ? `${Math.min(passedCount, exercises)} of ${exercises} exercises done`
        : 'not yet';
  return (
    <li>
      <Node state={state} size={12} />
      <div>
        <Link to={lessonPath(id)} className="link">
          {title}
        </Link>
        <p className="mono">{statusText}</p>
      </div>
    </li>
  );
}

/**
 * Below a lesson's title: the lessons it requires, with the learner's progress in them, what the learner can
 * do afterwards, and its `piece`.
 */
export function LessonStart({ ends: { needs, can }, piece }: { ends: LessonEnds; piece: ReactNode }) {
  if (!can) return null;
  return (
    <details className="lesson-start">
      <summary>
        {needs ? 'What you need' : 'What you learn'}
        <ChevronDown aria-hidden="true" />
      </summary>
      <div className={`lesson-start-parts ${needs ? 'has-needs' : ''}`}>
        {needs && (
          <section aria-labelledby="what-you-need">
            <h2 id="what-you-need">What you need</h2>
            <ul className="need-list">
              {needs.map((need) => (
                <RequiredLessonItem key={need.id} {...need} />
              ))}
            </ul>
          </section>
        )}
        <section aria-labelledby="what-you-can-do-after">
          <h2 id="what-you-can-do-after">What you can do after</h2>
          <ul className="can-list">
            {can.map((each) => (
              <li key={each}>
                <InlineCode>{each}</InlineCode>
              </li>
            ))}
          </ul>
        </section>
        {piece}
      </div>
    </details>
  );
}

/** After a lesson's text: links for further reading and, in print, its terms. */
export function LessonEnd({ ends: { readOn, terms } }: { ends: LessonEnds }) {
  return (
    <>
      {terms && (
        <dl className="lesson-terms">
          {terms.map(({ term, means }) => (
            <div key={term}>
              <dt>{term}</dt>
              <dd>
                <InlineCode>{means}</InlineCode>
              </dd>
            </div>
          ))}
        </dl>
      )}
      {readOn && (
        <section className="read-on" aria-labelledby="read-on">
          <h2 id="read-on">Read on</h2>
          <ul>
            {readOn.map(({ title, url, why }) => (
              <li key={url}>
                <a href={url}>
                  <InlineCode>{title}</InlineCode>
                </a>
                <span className="mono">{new URL(url).hostname.replace('www.', '')}</span>
                <p>{why}</p>
              </li>
            ))}
          </ul>
        </section>
      )}
    </>
  );
}

import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { InlineCode } from '#app/learn/parts/inline-code.tsx';
import { formatDay } from '#app/learn/parts/lesson-ends/format-day.ts';
import { useProgress } from '#app/learn/progress/use-progress.ts';
import { useHydrated } from '#app/ui/hooks/use-hydrated.ts';
import { Node, type NodeState } from '#app/ui/graph/node.tsx';
import { lessonPath } from '#content/lessons/order.ts';
import type { LessonEnds, NeededLesson } from '#contract/lessons/lesson-part-data.ts';
import './lesson-ends.css';

function NeedRow({ id, title, exercises }: NeededLesson) {
  const isAlive = useHydrated();
  const { progress } = useProgress();
  const done = isAlive ? progress.lessons[id]?.doneAt : undefined;
  const passed = isAlive
    ? Object.keys(progress.exercises).filter((exercise) => exercise.startsWith(`${id}#`)).length
    : 0;
  const state: NodeState = done !== undefined ? 'full' : passed > 0 ? 'current' : 'open';
  const words =
    done !== undefined
      ? `done, ${formatDay(done)}`
      : passed > 0
        ? `${Math.min(passed, exercises)} of ${exercises} exercises done`
        : 'not yet';
  return (
    <li>
      <Node state={state} size={12} />
      <div>
        <Link to={lessonPath(id)} className="link">
          {title}
        </Link>
        <p className="mono">{words}</p>
      </div>
    </li>
  );
}

/**
 * Below a lesson's title: the lessons it needs, with the learner's own progress, what one can do after it,
 * and its `piece`.
 */
export function LessonStart({ ends: { needs, can }, piece }: { ends: LessonEnds; piece: ReactNode }) {
  if (!can) return null;
  return (
    <div className={`lesson-start ${needs ? 'has-needs' : ''}`}>
      {needs && (
        <section aria-labelledby="what-you-need">
          <h2 id="what-you-need">What you need</h2>
          <ul className="need-list">
            {needs.map((need) => (
              <NeedRow key={need.id} {...need} />
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
  );
}

/** After a lesson's text: where to read on and, in print, its terms. */
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

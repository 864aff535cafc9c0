import { useId, useState } from 'react';
import { useLocation } from 'react-router';
import { createReadStateFinder } from '#app/learn/progress/course-progress.ts';
import { PageLink } from '#app/ui/controls/page-link.tsx';
import { Node } from '#app/ui/graph/node.tsx';
import { lessonPath } from '#content/lessons/order.ts';
import type { OutlineGroup } from '#contract/lessons/lesson-content.ts';
import './lesson-group-list.css';

/** A group of lessons in the sidebar, behind its title; a group without a title is always open. */
export function LessonGroupList({
  group,
  done,
  isInitiallyOpen,
}: {
  group: OutlineGroup;
  done: ReadonlySet<string>;
  isInitiallyOpen: boolean;
}) {
  const [open, setOpen] = useState(isInitiallyOpen);
  const listId = useId();
  const { pathname } = useLocation();
  const segments = pathname.split('/');
  const findReadState = createReadStateFinder(done);
  const isShown = open || group.title === undefined;
  return (
    <div className="lesson-group">
      {group.title !== undefined && (
        <h3>
          <button
            type="button"
            className="lesson-group-button"
            aria-expanded={open}
            aria-controls={listId}
            onClick={() => setOpen(!open)}
          >
            <span className="triangle" aria-hidden="true">
              {open ? '▲' : '▼'}
            </span>
            <span>{group.title}</span>
            <span className="mono">
              {group.lessons.filter(({ id }) => done.has(id)).length}/{group.lessons.length}
            </span>
          </button>
        </h3>
      )}
      <ol id={listId} className="lesson-list" hidden={!isShown}>
        {group.lessons.map(({ id, title, unwritten }) => {
          const isCurrent = segments.includes(id.slice(id.lastIndexOf('/') + 1));
          const state = isCurrent ? 'current' : findReadState(id);
          return (
            <li key={id} className={done.has(id) ? 'walked' : ''}>
              <Node state={state} />
              <PageLink
                to={lessonPath(id)}
                className={`lesson-link ${isCurrent ? 'is-current' : ''}`}
                aria-current={isCurrent ? 'page' : undefined}
              >
                {title}
                {unwritten && <span className="lesson-soon">soon</span>}
              </PageLink>
              {done.has(id) && <span className="visually-hidden">, read</span>}
            </li>
          );
        })}
      </ol>
    </div>
  );
}

import { useId, useRef, type ToggleEvent } from 'react';
import { Link } from 'react-router';
import { InlineCode } from '#app/learn/parts/inline-code.tsx';
import { announce } from '#app/ui/announcements/announce.ts';
import { withoutBackTicks } from '#contract/back-ticks.ts';
import './term.css';

/**
 * A glossary term. Its definition opens on a press, or while a mouse hovers over it. The press works before
 * hydration.
 */
export function Term({
  term,
  means,
  anchor,
  children,
}: {
  term: string;
  means: string;
  anchor: string;
  children: string;
}) {
  const id = useId();
  const card = useRef<HTMLSpanElement>(null);
  const isPinned = useRef(false);
  /** The focus stays on the term, so a screen reader says only that it is expanded. */
  const handleToggle = ({ newState }: ToggleEvent) => {
    if (newState === 'open' && isPinned.current && card.current)
      announce(`${term}: ${withoutBackTicks(means)}`, card.current);
  };
  const isMouse = (pointerType: string) => pointerType === 'mouse';
  return (
    <span
      className="term"
      onPointerLeave={({ pointerType }) => {
        if (isMouse(pointerType) && !isPinned.current) card.current?.hidePopover();
      }}
    >
      <button
        type="button"
        className="term-word"
        popoverTarget={id}
        onPointerEnter={({ pointerType }) => {
          if (isMouse(pointerType) && card.current?.matches(':popover-open') === false) {
            isPinned.current = false;
            card.current.showPopover();
          }
        }}
        onClick={(event) => {
          // Pressing a term whose definition is open by hover keeps it open.
          if (card.current?.matches(':popover-open') && !isPinned.current) event.preventDefault();
          isPinned.current = true;
        }}
      >
        {children}
      </button>
      <span ref={card} id={id} popover="auto" className="term-card" role="note" onToggle={handleToggle}>
        <strong>{term}</strong>
        <span>
          <InlineCode>{means}</InlineCode>
        </span>
        <Link to={`/learning/glossary#${anchor}`} className="link">
          All terms
        </Link>
      </span>
    </span>
  );
}

import { useId, useRef } from 'react';
import { Link } from 'react-router';
import { InlineCode } from '#app/learn/parts/inline-code.tsx';
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
        // Opening moves no focus, so a screen reader says the definition with the word.
        aria-describedby={`${id}means`}
        onPointerEnter={({ pointerType, currentTarget }) => {
          if (isMouse(pointerType) && card.current?.matches(':popover-open') === false) {
            isPinned.current = false;
            // The card is placed at its source; without one it would be at the window's top left corner.
            card.current.showPopover({ source: currentTarget });
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
      <span ref={card} id={id} popover="auto" className="term-card" role="note">
        <strong>{term}</strong>
        <span id={`${id}means`}>
          <InlineCode>{means}</InlineCode>
        </span>
        <Link to={`/learning/glossary#${anchor}`} className="link">
          All terms
        </Link>
      </span>
    </span>
  );
}

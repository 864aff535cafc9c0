import { useId, useRef } from 'react';
import { Link } from 'react-router';
import { InlineCode } from '#app/learn/parts/inline-code.tsx';
import './term.css';

/**
 * A term of the glossary: its definition opens on a press, or while a mouse rests on it. Works before its
 * script has run.
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
  const isHeld = useRef(false);
  const isMouse = (pointerType: string) => pointerType === 'mouse';
  return (
    <span
      className="term"
      onPointerLeave={({ pointerType }) => {
        if (isMouse(pointerType) && !isHeld.current) card.current?.hidePopover();
      }}
    >
      <button
        type="button"
        className="term-word"
        popoverTarget={id}
        onPointerEnter={({ pointerType }) => {
          if (isMouse(pointerType) && card.current?.matches(':popover-open') === false) {
            isHeld.current = false;
            card.current.showPopover();
          }
        }}
        onClick={(event) => {
          // A press on a word whose card the mouse has opened keeps it open.
          if (card.current?.matches(':popover-open') && !isHeld.current) event.preventDefault();
          isHeld.current = true;
        }}
      >
        {children}
      </button>
      <span ref={card} id={id} popover="auto" className="term-card" role="note">
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

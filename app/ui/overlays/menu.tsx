import { useEffect, useId, useRef, useState, type KeyboardEvent, type ReactNode } from 'react';
import { flushSync } from 'react-dom';

type MenuProps = {
  /** What the button shows; `name` when that is no text. */
  label: ReactNode;
  name?: string;
  /** The panel's edge that lines up with the button's. */
  align?: 'left' | 'right';
  buttonClass?: string;
  panelClass?: string;
  /**
   * Puts the panel's content into the page only while it is open: for many menus, whose place has to read as
   * its button alone.
   */
  lazy?: boolean;
  /** The element that says what the button is about. */
  describedBy?: string;
  children: ReactNode;
};

const items = 'a, button:not(:disabled)';

/** Where the focus goes from the item at an index, -1 for none. */
const moves: Partial<Record<string, (at: number) => number>> = {
  Home: () => 0,
  End: () => -1,
  ArrowDown: (at) => at + 1,
  ArrowUp: (at) => Math.max(at, 0) - 1,
};

/**
 * A button and the panel of links and buttons it opens, over the platform's popover: it opens before any
 * script has run, Escape and a press beside it close it. Arrows, Home and End walk its items; choosing one closes it.
 */
export function Menu({
  label,
  name,
  align = 'left',
  buttonClass = '',
  panelClass = '',
  lazy = false,
  describedBy,
  children,
}: MenuProps) {
  const id = useId();
  const panel = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const [open, setOpen] = useState(false);
  const [filled, setFilled] = useState(!lazy);
  useEffect(() => setOpen(panel.current?.matches(':popover-open') ?? false), []);

  function onKeyDown(event: KeyboardEvent) {
    const nextItem = moves[event.key];
    if (!panel.current || nextItem === undefined) return;
    if (!panel.current.matches(':popover-open')) {
      if (event.key !== 'ArrowDown') return;
      panel.current.showPopover({ source: button.current ?? undefined });
    }
    event.preventDefault();
    const shown = [...panel.current.querySelectorAll<HTMLElement>(items)];
    const at = shown.findIndex((item) => item === document.activeElement);
    shown.at(nextItem(at) % shown.length)?.focus();
  }

  return (
    <div
      className="menu-place"
      onKeyDown={onKeyDown}
      onBlur={(event) => {
        if (event.relatedTarget && !event.currentTarget.contains(event.relatedTarget))
          panel.current?.hidePopover();
      }}
    >
      <button
        ref={button}
        type="button"
        className={buttonClass}
        popoverTarget={id}
        aria-expanded={open}
        aria-controls={id}
        aria-label={name}
        aria-describedby={describedBy}
      >
        {label}
      </button>
      <div
        ref={panel}
        id={id}
        popover="auto"
        className={`menu menu-${align} ${panelClass}`}
        onBeforeToggle={(event) => {
          if (event.newState === 'open') flushSync(() => setFilled(true));
        }}
        onToggle={(event) => {
          setOpen(event.newState === 'open');
          if (lazy && event.newState === 'closed') setFilled(false);
        }}
        onClick={(event) => {
          if (event.target instanceof Element && event.target.closest(items)) panel.current?.hidePopover();
        }}
      >
        {filled && children}
      </div>
    </div>
  );
}

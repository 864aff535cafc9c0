import { useEffect, useId, useRef, useState, type KeyboardEvent, type ReactNode } from 'react';
import { flushSync } from 'react-dom';

type MenuProps = {
  /** The button's content; `name` is its accessible name when the content is not text. */
  label: ReactNode;
  name?: string;
  /** The panel's edge that lines up with the button's. */
  align?: 'left' | 'right';
  buttonClass?: string;
  panelClass?: string;
  /**
   * Renders the panel's content only while it is open: for pages with many menus, whose text must be that of
   * the button alone.
   */
  isLazy?: boolean;
  /** The id of the element that describes the button. */
  describedBy?: string;
  children: ReactNode;
};

const items = 'a, button:not(:disabled)';

/** The index of the item to focus, from the current index (-1 for none). */
const nextIndexByKey: Partial<Record<string, (index: number) => number>> = {
  Home: () => 0,
  End: () => -1,
  ArrowDown: (index) => index + 1,
  ArrowUp: (index) => Math.max(index, 0) - 1,
};

/** Moves the focus between the panel's items by keyboard. The down arrow also opens the panel. */
function moveFocus(event: KeyboardEvent, panel: HTMLElement, button: HTMLElement | null): void {
  const getNextIndex = nextIndexByKey[event.key];
  if (getNextIndex === undefined) return;
  if (!panel.matches(':popover-open')) {
    if (event.key !== 'ArrowDown') return;
    panel.showPopover({ source: button ?? undefined });
  }
  event.preventDefault();
  const shownItems = [...panel.querySelectorAll<HTMLElement>(items)];
  const index = shownItems.findIndex((item) => item === document.activeElement);
  shownItems.at(getNextIndex(index) % shownItems.length)?.focus();
}

/**
 * A button and the popover with links and buttons that it opens. It works before hydration; Escape and a
 * click outside close it. The arrow keys, Home and End move the focus between its items, and activating one
 * closes it.
 */
export function Menu({
  label,
  name,
  align = 'left',
  buttonClass = '',
  panelClass = '',
  isLazy = false,
  describedBy,
  children,
}: MenuProps) {
  const id = useId();
  const panel = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const [open, setOpen] = useState(false);
  const [hasContent, setHasContent] = useState(!isLazy);
  useEffect(() => {
    // Pressed before hydration.
    const isOpen = panel.current?.matches(':popover-open') ?? false;
    setOpen(isOpen);
    if (isOpen) setHasContent(true);
  }, []);

  return (
    <div
      className="menu-place"
      onKeyDown={(event) => {
        if (panel.current) moveFocus(event, panel.current, button.current);
      }}
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
          if (event.newState === 'open') flushSync(() => setHasContent(true));
        }}
        onToggle={(event) => {
          setOpen(event.newState === 'open');
          if (isLazy && event.newState === 'closed') setHasContent(false);
        }}
        onClick={(event) => {
          if (event.target instanceof Element && event.target.closest(items)) panel.current?.hidePopover();
        }}
      >
        {hasContent && children}
      </div>
    </div>
  );
}

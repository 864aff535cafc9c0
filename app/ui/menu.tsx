import { useEffect, useId, useRef, useState, type KeyboardEvent, type ReactNode } from 'react';

type MenuProps = {
  /** What stands on the button; `name` when that is no text. */
  label: ReactNode;
  name?: string;
  /** The panel's edge that lines up with the button's. */
  align?: 'left' | 'right';
  buttonClass?: string;
  panelClass?: string;
  children: ReactNode;
};

const items = 'a, button:not(:disabled)';

/**
 * A button and the panel of links and buttons it opens, over the platform's popover: it opens before any script has run,
 * Escape and a press beside it close it. Arrows, Home and End walk its items; choosing one closes it.
 */
export function Menu({ label, name, align = 'left', buttonClass = '', panelClass = '', children }: MenuProps) {
  const id = useId();
  const panel = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const [open, setOpen] = useState(false);
  useEffect(() => setOpen(panel.current?.matches(':popover-open') ?? false), []);

  function onKeyDown(event: KeyboardEvent) {
    if (!panel.current || !['ArrowDown', 'ArrowUp', 'Home', 'End'].includes(event.key)) return;
    const shown = [...panel.current.querySelectorAll<HTMLElement>(items)];
    if (!panel.current.matches(':popover-open')) {
      if (event.key !== 'ArrowDown') return;
      panel.current.showPopover({ source: button.current ?? undefined });
    }
    event.preventDefault();
    const at = shown.findIndex((item) => item === document.activeElement);
    const next = event.key === 'Home' ? 0 : event.key === 'End' ? -1 : event.key === 'ArrowDown' ? at + 1 : Math.max(at, 0) - 1;
    shown.at(next % shown.length)?.focus();
  }

  return (
    <div className="menu-place" onKeyDown={onKeyDown}
      onBlur={(event) => {
        if (event.relatedTarget && !event.currentTarget.contains(event.relatedTarget)) panel.current?.hidePopover();
      }}>
      <button ref={button} type="button" className={buttonClass} popoverTarget={id} aria-expanded={open} aria-controls={id} aria-label={name}>{label}</button>
      <div ref={panel} id={id} popover="auto" className={`menu menu-${align} ${panelClass}`} onToggle={(event) => setOpen(event.newState === 'open')}
        onClick={(event) => {
          if (event.target instanceof Element && event.target.closest(items)) panel.current?.hidePopover();
        }}>
        {children}
      </div>
    </div>
  );
}

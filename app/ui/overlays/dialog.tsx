import { X } from 'lucide-react';
import { useId, useLayoutEffect, useRef, type ReactNode } from 'react';
import { wrapFocus } from '#app/ui/overlays/wrap-focus.ts';

type DialogProps = {
  open: boolean;
  onClose: () => void;
  title: ReactNode;
  /** A line above the title (a status), a subtitle below it, and an icon to the left. */
  aboveTitle?: ReactNode;
  subtitle?: ReactNode;
  icon?: ReactNode;
  footer?: ReactNode;
  /**
   * The footer has its own *Close* button. The cross is then hidden from keyboard and screen readers, so that
   * there is only one button of that name.
   */
  hasCloseInFooter?: boolean;
  /** The maximum width in CSS pixels. */
  width?: 620 | 720 | 820 | 1000;
  children: ReactNode;
};

/**
 * A modal `<dialog>`. The focus stays inside, and the browser restores it afterwards. Escape and a click on
 * the backdrop close it.
 */
export function Dialog({
  open,
  onClose,
  title,
  aboveTitle,
  subtitle,
  icon,
  footer: footerContent,
  hasCloseInFooter = false,
  width = 820,
  children,
}: DialogProps) {
  const ref = useRef<HTMLDialogElement>(null);
  const titleId = useId();
  // In a layout effect, in the same task as the change of `open`: a close event in between would call
  // `onClose`.
  useLayoutEffect(() => {
    const dialog = ref.current;
    if (!dialog) return;
    if (open && !dialog.open) dialog.showModal();
    if (!open && dialog.open) dialog.close();
  }, [open]);
  return (
    <dialog
      ref={ref}
      className={`dialog dialog-${width}`}
      aria-labelledby={titleId}
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
      // The browser would move the focus from the last control to its own toolbar, once a round.
      onKeyDown={(event) => wrapFocus(event, listControls(event.currentTarget))}
      onClose={(event) => {
        // The event is fired a task later: Back and then Forward may have opened the dialog again by then.
        if (open && !event.currentTarget.open) onClose();
      }}
      onClick={(event) => {
        if (event.target === event.currentTarget) onClose();
      }}
    >
      {open && (
        <>
          <header className="dialog-head">
            {icon}
            <div className="dialog-words">
              {aboveTitle}
              <h2 id={titleId}>{title}</h2>
              {subtitle && <div className="text-small text-foreground-soft mt-1">{subtitle}</div>}
            </div>
            <button
              type="button"
              className="dialog-close"
              aria-label="Close"
              aria-hidden={hasCloseInFooter || undefined}
              tabIndex={hasCloseInFooter ? -1 : undefined}
              onClick={onClose}
            >
              <X aria-hidden="true" strokeWidth={1.75} />
            </button>
          </header>
          <div className="dialog-body" tabIndex={0} role="group" aria-labelledby={titleId}>
            {children}
          </div>
          {footerContent && <footer className="dialog-foot">{footerContent}</footer>}
        </>
      )}
    </dialog>
  );
}

/** What Tab reaches in the dialog. */
function listControls(dialog: HTMLElement): HTMLElement[] {
  const controls = 'a[href], button, input, select, textarea, summary, [tabindex]';
  return [...dialog.querySelectorAll<HTMLElement>(controls)].filter(
    (each) => each.tabIndex >= 0 && !each.matches(':disabled') && each.getClientRects().length > 0,
  );
}

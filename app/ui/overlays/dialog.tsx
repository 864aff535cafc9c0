import { X } from 'lucide-react';
import { useId, useLayoutEffect, useRef, type ReactNode } from 'react';

type DialogProps = {
  open: boolean;
  onClose: () => void;
  title: ReactNode;
  /** A line above the title (a status), one below it, and an icon left of both. */
  above?: ReactNode;
  below?: ReactNode;
  icon?: ReactNode;
  foot?: ReactNode;
  /**
   * The foot has its own *Close*: the cross is then for pointers alone, so that there is one button of that name.
   */
  closesInFoot?: boolean;
  /** Widest width in CSS pixels: 620 to 820, the gallery's 1000 apart. */
  width?: 620 | 720 | 820 | 1000;
  children: ReactNode;
};

/**
 * A modal dialog over the platform's own `<dialog>`: focus stays inside and returns afterwards, Escape and
 * the veil close it.
 */
export function Dialog({
  open,
  onClose,
  title,
  above,
  below,
  icon,
  foot,
  closesInFoot = false,
  width = 820,
  children,
}: DialogProps) {
  const ref = useRef<HTMLDialogElement>(null);
  const titleId = useId();
  // Together with the change of `open`: a close event in between would be taken for a wish to close it.
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
      onClose={(event) => {
        // The event comes a task after the closing: Back and at once Forward may have opened it again by then.
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
              {above}
              <h2 id={titleId}>{title}</h2>
              {below && <div className="text-small text-foreground-soft mt-1">{below}</div>}
            </div>
            <button
              type="button"
              className="dialog-close"
              aria-label="Close"
              aria-hidden={closesInFoot || undefined}
              tabIndex={closesInFoot ? -1 : undefined}
              onClick={onClose}
            >
              <X aria-hidden="true" strokeWidth={1.75} />
            </button>
          </header>
          <div className="dialog-body" tabIndex={0} role="group" aria-labelledby={titleId}>
            {children}
          </div>
          {foot && <footer className="dialog-foot">{foot}</footer>}
        </>
      )}
    </dialog>
  );
}

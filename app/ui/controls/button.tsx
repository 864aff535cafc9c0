import { PageLink } from '#app/ui/controls/page-link.tsx';
import type { ComponentProps, ReactNode } from 'react';

type ButtonStyle = {
  /** `main` is the one main action of a view; `tip` draws a line and node after the label. */
  variant?: 'main' | 'outline' | 'plain' | 'danger';
  size?: 'normal' | 'small' | 'wide';
  tip?: boolean;
  icon?: ReactNode;
};

function createClassName({ variant = 'outline', size = 'normal' }: ButtonStyle, extraClassName = ''): string {
  return `button ${variant} ${size === 'normal' ? '' : size} ${extraClassName}`.trim();
}

/**
 * The line and node `──○` at a button's end. On hover the line grows and the node fills; while busy the node
 * moves along it.
 */
export function ButtonTip() {
  return (
    <svg className="tip" viewBox="0 0 26 10" aria-hidden="true">
      <line x1="0" y1="5" x2="17" y2="5" />
      <circle cx="21" cy="5" r="4" />
    </svg>
  );
}

/** A button. While `isBusy` it is marked as busy and does not react to clicks, but keeps the focus. */
export function Button({
  variant,
  size,
  tip,
  icon,
  isBusy = false,
  className,
  children,
  onClick,
  type = 'button',
  'aria-disabled': isDisabled,
  ...rest
}: ButtonStyle & { isBusy?: boolean } & ComponentProps<'button'>) {
  return (
    <button
      {...rest}
      type={type}
      className={createClassName({ variant, size }, className)}
      aria-busy={isBusy || undefined}
      aria-disabled={isBusy || isDisabled}
      onClick={(event) => {
        if (isBusy) event.preventDefault();
        else onClick?.(event);
      }}
    >
      {icon}
      {children}
      {tip && <ButtonTip />}
    </button>
  );
}

/**
 * A link that looks like a button. `to` stays inside the site; `href` leaves it, in a new tab when `newTab`.
 */
export function ButtonLink({
  variant,
  size,
  tip,
  icon,
  to,
  href,
  newTab = false,
  prefetch,
  className,
  children,
  ...rest
}: ButtonStyle & { to?: string; newTab?: boolean } & Pick<ComponentProps<typeof PageLink>, 'prefetch'> &
  Omit<ComponentProps<'a'>, 'target'>) {
  const content = (
    <>
      {icon}
      {children}
      {tip && <ButtonTip />}
    </>
  );
  if (to !== undefined)
    return (
      <PageLink
        {...rest}
        to={to}
        prefetch={prefetch}
        viewTransition
        className={createClassName({ variant, size }, className)}
      >
        {content}
      </PageLink>
    );
  return (
    <a
      {...rest}
      href={href}
      className={createClassName({ variant, size }, className)}
      {...(newTab ? { target: '_blank', rel: 'noopener noreferrer' } : {})}
    >
      {content}
    </a>
  );
}

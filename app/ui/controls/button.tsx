import type { ComponentProps, ReactNode } from 'react';
import { Link } from 'react-router';

type Look = {
  /** `main` is the one main action of a view; `tip` draws the line and node behind its label. */
  look?: 'main' | 'outline' | 'plain' | 'danger';
  size?: 'normal' | 'small' | 'wide';
  tip?: boolean;
  icon?: ReactNode;
};

function classes({ look = 'outline', size = 'normal' }: Look, more = ''): string {
  return `button ${look} ${size === 'normal' ? '' : size} ${more}`.trim();
}

/** The button's tip `──○`: on hover the line grows and the node fills, while busy the node travels along it. */
export function Tip() {
  return (
    <svg className="tip" viewBox="0 0 26 10" aria-hidden="true">
      <line x1="0" y1="5" x2="17" y2="5" />
      <circle cx="21" cy="5" r="4" />
    </svg>
  );
}

/** A button. While `busy` it says so and can't be pressed twice, yet keeps the focus. */
export function Button({
  look,
  size,
  tip,
  icon,
  busy = false,
  className,
  children,
  onClick,
  type = 'button',
  'aria-disabled': isDisabled,
  ...rest
}: Look & { busy?: boolean } & ComponentProps<'button'>) {
  return (
    <button
      {...rest}
      type={type}
      className={classes({ look, size }, className)}
      aria-busy={busy || undefined}
      aria-disabled={busy || isDisabled}
      onClick={(event) => {
        if (busy) event.preventDefault();
        else onClick?.(event);
      }}
    >
      {icon}
      {children}
      {tip && <Tip />}
    </button>
  );
}

/** A link that looks like a button. `to` stays inside the site; `href` leaves it, in a new tab when `newTab`. */
export function ButtonLink({
  look,
  size,
  tip,
  icon,
  to,
  href,
  newTab = false,
  className,
  children,
  ...rest
}: Look & { to?: string; newTab?: boolean } & Omit<ComponentProps<'a'>, 'target' | 'rel'>) {
  const content = (
    <>
      {icon}
      {children}
      {tip && <Tip />}
    </>
  );
  if (to !== undefined)
    return (
      <Link {...rest} to={to} prefetch="intent" viewTransition className={classes({ look, size }, className)}>
        {content}
      </Link>
    );
  return (
    <a
      {...rest}
      href={href}
      className={classes({ look, size }, className)}
      {...(newTab ? { target: '_blank', rel: 'noopener noreferrer' } : {})}
    >
      {content}
    </a>
  );
}

/**
 * A camera for Instagram, drawn by hand: the official logo would be a third of the size of the home page's
 * drawings.
 */
export function InstagramIcon({ size = 20 }: { size?: number }) {
  return (
    <svg
      width={size}
      height={size}
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth="2.2"
      aria-hidden="true"
    >
      <rect x="1" y="1" width="22" height="22" rx="6" />
      <circle cx="12" cy="12" r="5" />
      <path d="M18 6h.1" strokeLinecap="round" />
    </svg>
  );
}

/** LinkedIn's letters, drawn by hand, because Simple Icons has no icon for it. */
export function LinkedInIcon({ size = 14 }: { size?: number }) {
  return (
    <svg width={size} height={size} viewBox="0 0 24 24" fill="currentColor" aria-hidden="true">
      <circle cx="4.4" cy="4.4" r="2.6" />
      <path d="M2.3 9.2h4.2V22H2.3zM9.2 9.2h4v1.8c2-3.4 9-3 9 3.6V22H18v-7c0-3.6-4.6-3.2-4.6 0v7H9.2z" />
    </svg>
  );
}

import { siInstagram } from 'simple-icons';

/** Instagram's mark in one colour, from Simple Icons (CC0). */
export function InstagramIcon({ size = 20 }: { size?: number }) {
  return (
    <svg width={size} height={size} viewBox="0 0 24 24" fill="currentColor" aria-hidden="true">
      <path d={siInstagram.path} />
    </svg>
  );
}

/** LinkedIn's letters, drawn by hand: Simple Icons has no mark for it. */
export function LinkedInIcon({ size = 14 }: { size?: number }) {
  return (
    <svg width={size} height={size} viewBox="0 0 24 24" fill="currentColor" aria-hidden="true">
      <circle cx="4.4" cy="4.4" r="2.6" />
      <path d="M2.3 9.2h4.2V22H2.3zM9.2 9.2h4v1.75c.75-1.3 2.2-2.1 4.05-2.1 3.6 0 4.95 2.2 4.95 5.75V22H18v-6.7c0-1.8-.5-2.85-2.1-2.85-1.7 0-2.5 1.15-2.5 2.95V22H9.2z" />
    </svg>
  );
}

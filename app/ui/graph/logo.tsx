/** The community's logo: a trunk and a branch with a node at its end. It is decoration beside the name. */
export function Logo({ size = 32, className }: { size?: number; className?: string }) {
  return (
    <svg className={className} width={size} height={size} viewBox="0 0 32 32" fill="none" aria-hidden="true">
      <path d="M10 27a7 7 0 0 1 7-7 6 6 0 0 0 6-6v-2" stroke="var(--accent)" strokeWidth="3.5" />
      <path d="M10 2v28" stroke="var(--foreground)" strokeWidth="3.5" strokeLinecap="round" />
      <circle cx="23" cy="9" r="6" fill="var(--accent)" />
    </svg>
  );
}

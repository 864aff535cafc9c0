import type { Technology } from '#contract/content/courses.ts';
import { levels } from '#contract/content/hackathon-terms.ts';

/** A level in words, and as three nodes on a line of which one, two or three are full. */
export function LevelBadge({ level }: { level: Technology['level'] }) {
  const full = levels.indexOf(level) + 1;
  return (
    <span className="badge">
      <svg className="flex-none" width="36" height="10" viewBox="0 0 36 10" aria-hidden="true">
        <path d="M5 5H31" stroke="currentColor" strokeWidth="1.5" />
        {[5, 18, 31].map((x, index) => (
          <circle
            key={x}
            cx={x}
            cy="5"
            r="3.5"
            fill={index < full ? 'currentColor' : 'var(--background)'}
            stroke="currentColor"
            strokeWidth="1.5"
          />
        ))}
      </svg>
      {level}
    </span>
  );
}

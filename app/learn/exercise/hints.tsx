import { useRef, type ReactNode } from 'react';
import { useAnnouncement } from '#app/ui/announcements/use-announcement.ts';

/** The hints shown so far. */
export function Hints({ hints, shown }: { hints: readonly ReactNode[]; shown: number }) {
  return (
    <div className={shown > 0 ? 'exercise-hints' : undefined}>
      {hints.slice(0, shown).map((hint, index) => (
        <Hint key={index} name={`Hint ${index + 1}`}>
          {hint}
        </Hint>
      ))}
    </div>
  );
}

/** A hint, announced when it appears. */
function Hint({ name, children }: { name: string; children: ReactNode }) {
  const hint = useRef<HTMLDivElement>(null);
  useAnnouncement(hint, name);
  return (
    <div ref={hint}>
      <span className="mono">{name}</span>
      <div>{children}</div>
    </div>
  );
}

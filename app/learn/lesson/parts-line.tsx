import type { Sitting } from '#app/learn/lesson/sittings.ts';
import { ProgressLine } from '#app/learn/progress/progress-line.tsx';
import { useHydrated } from '#app/ui/hooks/use-hydrated.ts';

/** The parts of a lesson as nodes on a line. Only its space is in the prerendered page, whose bytes are few. */
export function PartsLine({ sittings }: { sittings: readonly Sitting[] }) {
  if (!useHydrated()) return <svg className="progress-line" aria-hidden="true" />;
  return (
    <ProgressLine
      done={sittings.map(({ state }) => state === 'full')}
      half={sittings.map(({ state }) => state === 'half')}
    />
  );
}

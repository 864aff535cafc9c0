import { TechnologyMark } from '#app/ui/technology-mark.tsx';
import { startupMarks } from '#content/startups.ts';

/** A technology's mark, in the colour of the words around it, and its name. */
export function Technology({ name }: { name: string }) {
  const mark = startupMarks[name];
  return (
    <span className="inline-flex items-center gap-2">
      {mark !== undefined && <TechnologyMark name={mark} size={16} />}
      {name}
    </span>
  );
}

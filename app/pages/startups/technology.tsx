import { findTechMark } from '#app/pages/startups/tech-marks.ts';

/** A technology's mark, in the colour of the words around it, and its name. */
export function Technology({ name }: { name: string }) {
  const path = findTechMark(name);
  return (
    <span className="inline-flex items-center gap-2">
      {path && (
        <svg width="16" height="16" viewBox="0 0 24 24" fill="currentColor" aria-hidden="true">
          <path d={path} />
        </svg>
      )}
      {name}
    </span>
  );
}

import { letters } from '#app/pages/roadmaps/letters.ts';
import type { Mark } from '#app/pages/roadmaps/progress-on-path.ts';
import { findTechnologyShape } from '#app/pages/roadmaps/technology-marks.ts';

/** A technology's node, 40 pixels across: its mark or letters, drawn by how far the learner is. Decoration: the words are beside it. */
export function TechnologyNode({ technology, name, mark }: { technology: string; name: string; mark: Mark }) {
  const shape = findTechnologyShape(technology);
  return (
    <span className={`technology-node is-${mark}`} aria-hidden="true">
      {shape ? (
        <svg width="18" height="18" viewBox="0 0 24 24" fill="currentColor">
          <path d={shape} />
        </svg>
      ) : (
        letters(technology, name)
      )}
    </span>
  );
}

import { letters } from '#app/pages/roadmaps/letters.ts';
import type { Mark } from '#app/pages/roadmaps/progress-on-path.ts';
import { TechnologyMark } from '#app/ui/technology-mark.tsx';
import { technologyMarks } from '#content/technology-marks.ts';

/**
 * A technology's node, 40 pixels across: its mark or letters, drawn by how far the learner is. Decoration:
 * the words are beside it.
 */
export function TechnologyNode({ technology, name, mark }: { technology: string; name: string; mark: Mark }) {
  const drawn = technologyMarks[technology];
  return (
    <span className={`technology-node is-${mark}`} aria-hidden="true">
      {drawn ? <TechnologyMark name={drawn} size={18} /> : letters(technology, name)}
    </span>
  );
}

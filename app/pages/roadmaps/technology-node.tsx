import { abbreviateTechnology } from '#app/pages/roadmaps/abbreviate-technology.ts';
import type { TechnologyState } from '#contract/progress/progress.ts';
import { TechnologyIcon } from '#app/ui/technology-icon.tsx';
import { roadmapTechnologyIcons } from '#content/technology-icons.ts';

/**
 * A technology's node, 40 pixels wide: its icon or abbreviation, styled by the learner's state. It is
 * decoration: the name is beside it.
 */
export function TechnologyNode({
  technology,
  name,
  state,
}: {
  technology: string;
  name: string;
  state: TechnologyState;
}) {
  const icon = roadmapTechnologyIcons[technology];
  return (
    <span className={`technology-node is-${state}`} aria-hidden="true">
      {icon ? <TechnologyIcon name={icon} size={18} /> : abbreviateTechnology(technology, name)}
    </span>
  );
}

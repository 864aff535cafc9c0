import { useEffect, useRef } from 'react';
import { TechnologyIcon } from '#app/ui/technology-icon.tsx';
import { roadmapPathIcons } from '#content/technology-icons.ts';
import type { RoadmapCategory, RoadmapPath } from '#contract/content/roadmaps.ts';

type PathTabsProps = {
  category: RoadmapCategory;
  chosen: RoadmapPath['id'];
  onChoose: (path: RoadmapPath['id']) => void;
};

/**
 * The paths of a category side by side; a node on the line below marks the chosen one. On a phone the row
 * scrolls inside itself.
 */
export function PathTabs({ category, chosen, onChoose }: PathTabsProps) {
  const row = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // On a phone the selected path of a shared link may be outside the row. Only the row is scrolled to it,
    // not the page.
    const tab = row.current?.querySelector<HTMLElement>('[aria-pressed="true"]');
    if (row.current && tab)
      row.current.scrollLeft = tab.offsetLeft - (row.current.clientWidth - tab.clientWidth) / 2;
  }, [chosen]);
  return (
    <div className="path-tabs" ref={row}>
      <div className="path-tabs-row" role="group" aria-label={`Paths of ${category.title}`}>
        {category.paths.map(({ id, name }) => (
          <button
            key={id}
            type="button"
            className="path-tab"
            aria-pressed={id === chosen}
            onClick={() => onChoose(id)}
          >
            <TechnologyIcon name={roadmapPathIcons[id]} size={20} />
            {name}
          </button>
        ))}
      </div>
    </div>
  );
}

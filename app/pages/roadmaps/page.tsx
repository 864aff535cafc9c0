import { useEffect, useRef } from 'react';
import { recordTechnologyState } from '#app/learn/progress/store/record-progress.ts';
import { useProgress } from '#app/learn/progress/use-progress.ts';
import { selectRoadmap } from '#app/pages/roadmaps/select-roadmap.ts';
import { PathLine } from '#app/pages/roadmaps/path-line.tsx';
import { findTechnologyState, readTechnologyStates } from '#app/pages/roadmaps/progress-on-path.ts';
import { TechnologyDialog } from '#app/pages/roadmaps/technology-dialog.tsx';
import { loadTechnologyDetails } from '#app/pages/roadmaps/use-technology-details.ts';
import { pageMeta } from '#app/session/page-meta.tsx';
import { ChoiceChips } from '#app/ui/controls/choice-chips.tsx';
import { NotFoundNote } from '#app/ui/not-found-note.tsx';
import { useOpenedDialog } from '#app/ui/overlays/use-opened-dialog.ts';
import { Page, PageHead } from '#app/ui/page.tsx';
import { useQueryState } from '#app/ui/hooks/use-query-state.ts';
import { TechnologyIcon } from '#app/ui/technology-icon.tsx';
import type { RoadmapCategory, RoadmapPath } from '#contract/content/roadmaps.ts';
import { roadmapCategories } from '#content/roadmaps/categories.ts';
import { roadmapPathIcons } from '#content/technology-icons.ts';
import './roadmaps.css';

export const Meta = () => pageMeta({ title: 'Roadmaps', path: '/roadmaps', hidden: true });

const categoryChoices = roadmapCategories.map((category) => ({ value: category, label: category.title }));

export default function RoadmapsPage() {
  const [query, setQuery] = useQueryState('category', 'path', 'technology');
  const technologyStates = readTechnologyStates(useProgress().progress);
  const { opened, open, close } = useOpenedDialog(['technology']);
  const requested = { category: query.category ?? '', path: query.path ?? '', technology: opened?.id ?? '' };
  const { category, path, stepIndex, unknown } = selectRoadmap(roadmapCategories, requested);
  const show = (next: RoadmapCategory['id'], nextPath: string, options: { replace?: boolean } = {}) =>
    setQuery({ category: next, path: nextPath, technology: '' }, options);
  return (
    <Page>
      <div className="roadmap-top">
        <PageHead title="Roadmaps" />
        <div className="roadmap-controls">
          <ChoiceChips
            label="Category"
            choices={categoryChoices}
            chosen={category}
            onChoose={({ id, paths }) => show(id, paths[0]?.id ?? '')}
          />
          <PathTabs category={category} chosen={path.id} onChoose={(chosen) => show(category.id, chosen)} />
        </div>
        {unknown && (
          <NotFoundNote
            what={unknown.what}
            id={unknown.id}
            instead={`You see the path ${path.name}; choose another one above.`}
            onClose={
              unknown.what === 'technology' ? close : () => show(category.id, path.id, { replace: true })
            }
          />
        )}
      </div>
      {/* Loads early, on hover. If that fails, the dialog tries again and shows the error. */}
      <div
        onPointerOver={() => {
          loadTechnologyDetails().catch(() => undefined);
        }}
      >
        <PathLine
          path={path}
          technologyStates={technologyStates}
          onOpen={(technology) => open('technology', technology)}
        />
      </div>
      <TechnologyDialog
        onClose={close}
        onStateChange={recordTechnologyState}
        opened={
          opened && stepIndex !== undefined
            ? {
                id: opened.id,
                step: `Step ${stepIndex + 1}, ${path.steps[stepIndex]?.title ?? ''}`,
                state: findTechnologyState(technologyStates, opened.id),
              }
            : undefined
        }
      />
    </Page>
  );
}

type PathTabsProps = {
  category: RoadmapCategory;
  chosen: RoadmapPath['id'];
  onChoose: (path: RoadmapPath['id']) => void;
};

/**
 * The paths of a category side by side; a node on the line below marks the chosen one. On a phone the row
 * scrolls inside itself.
 */
function PathTabs({ category, chosen, onChoose }: PathTabsProps) {
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

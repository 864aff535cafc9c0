import { markTechnology } from '#app/learn/progress/store/record-progress.ts';
import { useProgress } from '#app/learn/progress/use-progress.ts';
import { choose } from '#app/pages/roadmaps/choice.ts';
import { PathLine } from '#app/pages/roadmaps/path-line.tsx';
import { PathTabs } from '#app/pages/roadmaps/path-tabs.tsx';
import { findMark, readMarks } from '#app/pages/roadmaps/progress-on-path.ts';
import { TechnologyDialog } from '#app/pages/roadmaps/technology-dialog.tsx';
import { loadTechnologyDetails } from '#app/pages/roadmaps/use-technology-details.ts';
import { pageMeta } from '#app/session/page-meta.ts';
import { NotFoundNote } from '#app/ui/not-found-note.tsx';
import { useOpenedDialog } from '#app/ui/overlays/opened-dialog.ts';
import { Page, PageHead } from '#app/ui/page.tsx';
import { useQueryState } from '#app/ui/hooks/query-state.ts';
import type { RoadmapCategory } from '#contract/content/roadmaps.ts';
import { roadmapCategories } from '#content/roadmaps/categories.ts';
import './roadmaps.css';

export const meta = () => pageMeta({ title: 'Roadmaps', path: '/roadmaps', hidden: true });

export default function RoadmapsPage() {
  const [query, setQuery] = useQueryState('category', 'path', 'technology');
  const marks = readMarks(useProgress().progress);
  const { opened, open, close } = useOpenedDialog(['technology']);
  const asked = { category: query.category ?? '', path: query.path ?? '', technology: opened?.id ?? '' };
  const { category, path, stepIndex, unknown } = choose(roadmapCategories, asked);
  const show = (next: RoadmapCategory['id'], nextPath: string, how: { replace?: boolean } = {}) =>
    setQuery({ category: next, path: nextPath, technology: '' }, how);
  return (
    <Page>
      <div className="roadmap-top">
        <PageHead title="Roadmaps" />
        <div className="roadmap-controls">
          <div className="chips" role="group" aria-label="Category">
            {roadmapCategories.map(({ id, title, paths }) => (
              <button
                key={id}
                type="button"
                className="chip"
                aria-pressed={id === category.id}
                onClick={() => show(id, paths[0]?.id ?? '')}
              >
                {title}
              </button>
            ))}
          </div>
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
      {/* Early, while a hand is on its way; should it fail, the dialog asks again and says so. */}
      <div
        onPointerOver={() => {
          loadTechnologyDetails().catch(() => undefined);
        }}
      >
        <PathLine path={path} marks={marks} onOpen={(technology) => open('technology', technology)} />
      </div>
      <TechnologyDialog
        onClose={close}
        onMark={markTechnology}
        opened={
          opened && stepIndex !== undefined
            ? {
                id: opened.id,
                step: `Step ${stepIndex + 1}, ${path.steps[stepIndex]?.title ?? ''}`,
                mark: findMark(marks, opened.id),
              }
            : undefined
        }
      />
    </Page>
  );
}

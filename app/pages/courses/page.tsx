import { useRef, type ComponentProps } from 'react';
import { DamagedNote } from '#app/learn/progress/damaged-note.tsx';
import { CourseSection } from '#app/pages/courses/course-section.tsx';
import {
  countOpen,
  formatCount,
  filterCourses,
  parseCategory,
  parseLevel,
} from '#app/pages/courses/filter.ts';
import { LearnerPanel } from '#app/pages/courses/learner-panel.tsx';
import { pageMeta } from '#app/session/page-meta.tsx';
import { Button } from '#app/ui/controls/button.tsx';
import { Node } from '#app/ui/graph/node.tsx';
import { Page, PageHead } from '#app/ui/page.tsx';
import { useQueryState } from '#app/ui/hooks/use-query-state.ts';
import type { CourseCategory } from '#contract/content/courses.ts';
import { levels } from '#contract/content/hackathon-terms.ts';
import { courseCategories } from '#content/courses.ts';
import { ChoiceChips } from '#app/ui/controls/choice-chips.tsx';
import './courses.css';

/** One filter: its name and its choices. */
function FilterRow(filter: ComponentProps<typeof ChoiceChips<string>>) {
  return (
    <div className="filter-row">
      <span className="text-small text-foreground-soft" aria-hidden="true">
        {filter.label}
      </span>
      <ChoiceChips {...filter} />
    </div>
  );
}

export const Meta = () => pageMeta({ title: 'Explore Learning Paths', path: '/courses', hidden: true });

const categoryChoices = [
  { value: 'all', label: 'All Categories' },
  ...courseCategories.map(({ id, name }) => ({ value: id, label: name })),
];
const levelChoices = [
  { value: 'all', label: 'All Levels' },
  ...levels.map((level) => ({ value: level.toLowerCase(), label: level })),
];

const nothingOpen = 'nothing open yet';

/** Choices that would show no open course have a mark and say so. All have a node, so that pressing one moves none. */
function markEmptyChoices(
  choices: readonly { value: string; label: string }[],
  chosen: string,
  filter: (value: string) => CourseCategory[],
) {
  return choices.map((choice) => {
    const isEmpty = countOpen(filter(choice.value)) === 0;
    const state = isEmpty ? 'soon' : choice.value === chosen ? 'full' : 'open';
    return { ...choice, mark: <Node state={state} />, note: isEmpty ? nothingOpen : undefined };
  });
}

export default function CoursesPage() {
  const [query, setQuery] = useQueryState('category', 'level');
  const filters = useRef<HTMLDivElement>(null);
  const category = parseCategory(query.category ?? '');
  const level = parseLevel(query.level ?? '');
  const filteredCategories = filterCourses(courseCategories, category, level);
  const clearFilters = () => {
    setQuery({ category: '', level: '' });
    filters.current?.querySelector('button')?.focus();
  };
  return (
    <Page>
      <PageHead title="Explore Learning Paths" />
      <DamagedNote />
      <LearnerPanel />
      <div ref={filters} className="course-filters">
        <FilterRow
          label="Category"
          choices={markEmptyChoices(categoryChoices, category, (value) =>
            filterCourses(courseCategories, parseCategory(value), level),
          )}
          chosen={category}
          onChoose={(value) => setQuery({ category: value === 'all' ? '' : value })}
        />
        <FilterRow
          label="Level"
          choices={markEmptyChoices(levelChoices, level.toLowerCase(), (value) =>
            filterCourses(courseCategories, category, parseLevel(value)),
          )}
          chosen={level.toLowerCase()}
          onChoose={(value) => setQuery({ level: value === 'all' ? '' : value })}
        />
      </div>
      <p className="course-count">
        <span aria-live="polite">{formatCount(filteredCategories)}</span>
        <span aria-hidden="true">
          <Node state="soon" /> {nothingOpen}
        </span>
      </p>
      <div className="course-results">
        <div className="course-sections">
          {filteredCategories.map((entry) => (
            <CourseSection key={entry.id} category={entry} />
          ))}
        </div>
        {filteredCategories.length === 0 && (
          <div className="courses-empty">
            <h2 className="text-t-3">No course here at this level yet</h2>
            <p>Try another level, or look through all there are.</p>
            <Button className="mt-2" onClick={clearFilters}>
              Clear the filters
            </Button>
          </div>
        )}
      </div>
    </Page>
  );
}

import { useRef } from 'react';
import { DamagedNote } from '#app/learn/progress/damaged-note.tsx';
import { CourseSection } from '#app/pages/courses/course-section.tsx';
import { describeCount, filterCourses, parseCategory, parseLevel } from '#app/pages/courses/filter.ts';
import { FilterRow } from '#app/pages/courses/filter-row.tsx';
import { ReviewLink } from '#app/pages/courses/review-link.tsx';
import { pageMeta } from '#app/session/page-meta.ts';
import { Button } from '#app/ui/controls/button.tsx';
import { Page, PageHead } from '#app/ui/page.tsx';
import { useQueryState } from '#app/ui/hooks/use-query-state.ts';
import { levels } from '#contract/content/hackathon-terms.ts';
import { courseCategories } from '#content/courses.ts';
import './courses.css';

export const meta = () => pageMeta({ title: 'Explore Learning Paths', path: '/courses', hidden: true });

const categoryChoices = [
  { value: 'all', label: 'All Categories' },
  ...courseCategories.map(({ id, name }) => ({ value: id, label: name })),
];
const levelChoices = [
  { value: 'all', label: 'All Levels' },
  ...levels.map((level) => ({ value: level.toLowerCase(), label: level })),
];

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
      <PageHead
        title="Explore Learning Paths"
        lead="The courses with a link are complete. We are writing the others, the most requested first."
        action={<ReviewLink />}
      />
      <DamagedNote />
      <div ref={filters} className="grid gap-3">
        <FilterRow
          label="Category"
          choices={categoryChoices}
          chosen={category}
          onChoose={(value) => setQuery({ category: value === 'all' ? '' : value })}
        />
        <FilterRow
          label="Level"
          choices={levelChoices}
          chosen={level.toLowerCase()}
          onChoose={(value) => setQuery({ level: value === 'all' ? '' : value })}
        />
      </div>
      <p className="mt-4 text-small text-foreground-faint" aria-live="polite">
        {describeCount(filteredCategories)}
      </p>
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
    </Page>
  );
}

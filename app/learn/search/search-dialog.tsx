import { Search } from 'lucide-react';
import { useState, type KeyboardEvent } from 'react';
import type { SearchResults } from '#app/learn/search/create-lesson-search.ts';
import { resultsId, SearchResultList } from '#app/learn/search/search-results.tsx';
import { resultId, useChosenResult } from '#app/learn/search/use-chosen-result.ts';
import type { SearchIndex } from '#app/learn/search/search-document.ts';
import { RetryButton } from '#app/ui/controls/retry-button.tsx';
import { useDebouncedValue } from '#app/ui/hooks/use-debounced-value.ts';
import { useLoadedValue, type LoadedValue } from '#app/ui/hooks/use-loaded-value.ts';
import { Dialog } from '#app/ui/overlays/dialog.tsx';
import { generatedFiles } from '#contract/site-paths.ts';

/** A screen reader says the counts once somebody has stopped typing. */
const beforeCountsMs = 400;
const noResults: SearchResults = { symptoms: [], sections: [], terms: [] };

type SearchLessons = (words: string) => SearchResults;
let pendingSearch: Promise<SearchLessons> | undefined;

/** Loads the search index and the search module once. After a failure the next call tries again. */
function loadSearch(): Promise<SearchLessons> {
  pendingSearch ??= Promise.all([
    import('#app/learn/search/create-lesson-search.ts'),
    fetch(generatedFiles.lessonSearch).then((response) => {
      if (!response.ok) throw new Error(`The search index could not be fetched (${response.status}).`);
      return response.json() as Promise<SearchIndex>;
    }),
  ]).then(([{ createLessonSearch }, index]) => createLessonSearch(index));
  pendingSearch.catch(() => {
    pendingSearch = undefined;
  });
  return pendingSearch;
}

/** The search over all lessons, loaded when `isEnabled` is first true. */
function useLessonSearch(isEnabled: boolean): LoadedValue<SearchLessons> {
  return useLoadedValue('Search', isEnabled ? 'search' : undefined, loadSearch);
}

function formatCounts({ symptoms, sections, terms }: SearchResults): string {
  const counts = [
    { count: symptoms.length, one: 'symptom', many: 'symptoms' },
    { count: sections.length, one: 'section', many: 'sections' },
    { count: terms.length, one: 'term', many: 'terms' },
  ].filter(({ count }) => count > 0);
  if (counts.length === 0) return 'Nothing found';
  return counts.map(({ count, one, many }) => `${count} ${count === 1 ? one : many}`).join(', ');
}

type SearchFieldProps = {
  query: string;
  /** The id of the chosen result. */
  chosenId: string | undefined;
  onChange: (query: string) => void;
  onKeyDown: (event: KeyboardEvent<HTMLInputElement>) => void;
};

function SearchField({ query, chosenId, onChange, onKeyDown }: SearchFieldProps) {
  return (
    <div className="search-field">
      <Search aria-hidden="true" size={18} strokeWidth={1.75} />
      <input
        ref={focusOnMount}
        type="search"
        role="combobox"
        aria-haspopup="grid"
        aria-expanded={chosenId !== undefined}
        aria-controls={chosenId === undefined ? undefined : resultsId}
        aria-activedescendant={chosenId}
        aria-autocomplete="list"
        className="input"
        value={query}
        aria-label="Search terms"
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        enterKeyHint="go"
        onChange={(event) => onChange(event.target.value)}
        onKeyDown={onKeyDown}
      />
    </div>
  );
}

/** How many results there are, also for screen readers, and the keys. */
function SearchFoot({ counts }: { counts: string }) {
  const announced = useDebouncedValue(counts, beforeCountsMs);
  return (
    <>
      <span aria-hidden="true">{counts}</span>
      <span role="status" className="visually-hidden">
        {announced}
      </span>
      <span className="search-keys" aria-hidden="true">
        <kbd>↑</kbd> <kbd>↓</kbd> choose <kbd>Enter</kbd> opens <kbd>Esc</kbd> closes
      </span>
    </>
  );
}

/**
 * Search over all lessons, by words and by what is wrong. The field, the list and the line below it stay where they are
 * while results change.
 */
export function SearchDialog({ open, onClose }: { open: boolean; onClose: () => void }) {
  const [query, setQuery] = useState('');
  const { value: search, hasFailed, retry } = useLessonSearch(open);
  const isAsked = query.trim() !== '';
  const results = (isAsked && search?.(query)) || noResults;
  const linkCounts = [
    ...results.symptoms.map(() => 2),
    ...results.sections.map(() => 1),
    ...results.terms.map(() => 1),
  ];
  const chosen = useChosenResult(linkCounts, onClose);
  const changeQuery = (next: string) => {
    setQuery(next);
    chosen.reset();
  };
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title="Search the lessons"
      width={720}
      icon={
        <SearchField
          query={query}
          chosenId={linkCounts.length > 0 ? resultId(chosen.row, chosen.link) : undefined}
          onChange={changeQuery}
          onKeyDown={chosen.onKeyDown}
        />
      }
      footer={<SearchFoot counts={isAsked && search ? formatCounts(results) : ''} />}
    >
      {hasFailed ? (
        <div role="alert" className="found-note">
          <p>Search could not load. Check your connection and try again.</p>
          <RetryButton onRetry={retry} />
        </div>
      ) : linkCounts.length > 0 ? (
        <SearchResultList results={results} chosen={chosen} onLeave={onClose} />
      ) : (
        <p className="found-note">{formatEmptyList(isAsked, search !== undefined)}</p>
      )}
    </Dialog>
  );
}

function formatEmptyList(isAsked: boolean, isLoaded: boolean): string {
  if (!isLoaded) return 'Loading search …';
  return isAsked
    ? 'Nothing found. Try another word, or part of one.'
    : 'Type a word, such as gap or label, or what is wrong, such as image too big.';
}

/** The dialog opens after its content is mounted and focuses its first control; the learner wants to type. */
function focusOnMount(input: HTMLInputElement | null): void {
  queueMicrotask(() => input?.focus());
}

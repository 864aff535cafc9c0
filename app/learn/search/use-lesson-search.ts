import type { SearchResults } from '#app/learn/search/create-lesson-search.ts';
import type { SearchIndex } from '#app/learn/search/search-document.ts';
import { useLoadedValue, type LoadedValue } from '#app/ui/hooks/use-loaded-value.ts';
import { generatedFiles } from '#contract/site-paths.ts';

type Search = (words: string) => SearchResults;
let pendingSearch: Promise<Search> | undefined;

/** Loads the search index and the search module once. After a failure the next call tries again. */
function loadSearch(): Promise<Search> {
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
export function useLessonSearch(isEnabled: boolean): LoadedValue<Search> {
  return useLoadedValue('Search', isEnabled ? 'search' : undefined, loadSearch);
}

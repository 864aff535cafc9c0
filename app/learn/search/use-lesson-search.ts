import { useEffect, useState } from 'react';
import type { SearchResult } from '#app/learn/search/create-lesson-search.ts';
import type { SearchDocument } from '#app/learn/search/search-document.ts';
import { generatedFiles } from '#contract/site-paths.ts';

type Search = (words: string) => SearchResult[];
let pendingSearch: Promise<Search> | undefined;

/** Loads the search index and the search module once. After a failure the next call tries again. */
function loadSearch(): Promise<Search> {
  pendingSearch ??= Promise.all([
    import('#app/learn/search/create-lesson-search.ts'),
    fetch(generatedFiles.lessonSearch).then((response) => {
      if (!response.ok) throw new Error(`The search index could not be fetched (${response.status}).`);
      return response.json() as Promise<SearchDocument[]>;
    }),
  ]).then(([{ createLessonSearch: makeLessonSearch }, documents]) => makeLessonSearch(documents));
  pendingSearch.catch(() => {
    pendingSearch = undefined;
  });
  return pendingSearch;
}

/** The search over all lessons, loaded when `isEnabled` is first true. */
export function useLessonSearch(isEnabled: boolean): {
  search: Search | undefined;
  hasFailed: boolean;
  retry: () => void;
} {
  const [search, setSearch] = useState<Search>();
  const [hasFailed, setFailed] = useState(false);
  const [attempt, setAttempt] = useState(0);
  useEffect(() => {
    if (!isEnabled || search) return undefined;
    let isCancelled = false;
    loadSearch().then(
      (loaded) => {
        if (!isCancelled) setSearch(() => loaded);
      },
      (error: unknown) => {
        console.info('Search could not load:', error);
        if (!isCancelled) setFailed(true);
      },
    );
    return () => {
      isCancelled = true;
    };
  }, [isEnabled, search, attempt]);
  return {
    search,
    hasFailed,
    retry: () => {
      setFailed(false);
      setAttempt(attempt + 1);
    },
  };
}

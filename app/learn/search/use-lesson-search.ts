import { useEffect, useState } from 'react';
import type { Found } from '#app/learn/search/search-lessons.ts';
import type { SearchDocument } from '#app/learn/search/search-document.ts';
import { generatedFiles } from '#contract/site-paths.ts';

type Search = (words: string) => Found[];
let loading: Promise<Search> | undefined;

/**
 * Fetches the lessons' words and what looks them up, once; a failure is forgotten, so that the next call tries again.
 */
function loadSearch(): Promise<Search> {
  loading ??= Promise.all([
    import('#app/learn/search/search-lessons.ts'),
    fetch(generatedFiles.lessonSearch).then((response) => {
      if (!response.ok) throw new Error(`The search index could not be fetched (${response.status}).`);
      return response.json() as Promise<SearchDocument[]>;
    }),
  ]).then(([{ makeLessonSearch }, documents]) => makeLessonSearch(documents));
  loading.catch(() => {
    loading = undefined;
  });
  return loading;
}

/** The search over all lessons, fetched when first `wanted`. */
export function useLessonSearch(wanted: boolean): {
  search: Search | undefined;
  hasFailed: boolean;
  retry: () => void;
} {
  const [search, setSearch] = useState<Search>();
  const [hasFailed, setFailed] = useState(false);
  const [tries, setTries] = useState(0);
  useEffect(() => {
    if (!wanted || search) return undefined;
    let isLeft = false;
    loadSearch().then(
      (loaded) => {
        if (!isLeft) setSearch(() => loaded);
      },
      (error: unknown) => {
        console.info('Search could not load:', error);
        if (!isLeft) setFailed(true);
      },
    );
    return () => {
      isLeft = true;
    };
  }, [wanted, search, tries]);
  return {
    search,
    hasFailed,
    retry: () => {
      setFailed(false);
      setTries(tries + 1);
    },
  };
}

import { expect, test } from 'vitest';
import { createLessonSearch } from '../../app/learn/search/create-lesson-search.ts';
import { readGlossary } from './parts/terms.ts';
import { makeAllSearchDocuments } from './search-documents.ts';

test('the search of the lessons finds every term of the glossary, and a lesson that uses it', () => {
  const search = createLessonSearch(makeAllSearchDocuments());
  const missing = readGlossary().flatMap(({ term, anchor }) => {
    const addresses = search(term).map(({ address }) => address);
    const inGlossary = addresses.includes(`/learning/glossary#${anchor}`);
    const inLesson = addresses.some((address) => !address.startsWith('/learning/glossary'));
    return inGlossary && inLesson ? [] : [`${term}: ${addresses.join(', ')}`];
  });
  expect(missing).toEqual([]);
});

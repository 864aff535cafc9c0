import MiniSearch, { type SearchResult as Match } from 'minisearch';
import { createExcerpt, markMatches, type Excerpt } from '#app/learn/search/create-excerpt.ts';
import { createSymptomSearch } from '#app/learn/search/create-symptom-search.ts';
import { foldSpelling, isFiller, splitIntoWords } from '#app/learn/search/learner-words.ts';
import type { SearchDocument, SearchIndex, SymptomDocument } from '#app/learn/search/search-document.ts';

/** A section or term that matches the query, with its heading and the text around the first match. */
export type SearchResult = Pick<SearchDocument, 'address' | 'lesson'> & {
  heading: Excerpt;
  excerpt: Excerpt;
};
/** A problem that fits the query, with the beginning of the section that holds its cause. */
export type SymptomResult = Omit<SymptomDocument, 'section'> & { excerpt: Excerpt };
export type SearchResults = {
  symptoms: SymptomResult[];
  sections: SearchResult[];
  terms: SearchResult[];
};

const maxSections = 8;
const maxTerms = 4;
const glossaryPath = '/learning/glossary#';

function createIndex(documents: readonly SearchDocument[]): MiniSearch<SearchDocument> {
  const index = new MiniSearch<SearchDocument>({
    idField: 'address',
    fields: ['lesson', 'heading', 'text'],
    storeFields: ['address', 'lesson', 'heading', 'text'],
    // `flex-wrap` is found as one word and as two.
    tokenize: (text) =>
      text
        .split(/[^\p{L}\p{N}-]+/u)
        .flatMap((word) => (word.includes('-') ? [word, ...word.split('-')] : [word]))
        .filter(Boolean),
    processTerm: foldSpelling,
    searchOptions: {
      prefix: true,
      fuzzy: (term) => (term.length > 4 ? 0.2 : false),
      boost: { lesson: 4, heading: 3 },
      weights: { prefix: 0.2, fuzzy: 0.1 },
      combineWith: 'AND',
    },
  });
  index.addAll(documents);
  return index;
}

function toResult({ address, lesson, heading, text, terms }: Match): SearchResult {
  return {
    address,
    lesson,
    heading: markMatches(String(heading), terms),
    excerpt: createExcerpt(String(text), terms),
  };
}

/**
 * Creates the search over all lessons: problems that fit, sections and terms, each sorted by relevance. It tolerates
 * typos, incomplete words and both spellings.
 */
export function createLessonSearch({ documents, symptoms }: SearchIndex): (query: string) => SearchResults {
  const index = createIndex(documents);
  const findSymptoms = createSymptomSearch(symptoms);
  const texts = new Map(documents.map(({ address, text }) => [address, text]));
  return (query) => {
    const wholeMatches = index.search(query);
    // A sentence such as *how do I make text bold* is rarely in a lesson with all of its words.
    const content = splitIntoWords(query).filter((word) => !isFiller(word));
    const matches = wholeMatches.length > 0 ? wholeMatches : index.search(content.join(' '));
    const isTerm = ({ address }: Match) => String(address).startsWith(glossaryPath);
    return {
      symptoms: findSymptoms(query).map(({ section, ...symptom }) => ({
        ...symptom,
        excerpt: createExcerpt(texts.get(section) ?? '', []),
      })),
      sections: matches
        .filter((match) => !isTerm(match))
        .slice(0, maxSections)
        .map(toResult),
      terms: matches.filter(isTerm).slice(0, maxTerms).map(toResult),
    };
  };
}

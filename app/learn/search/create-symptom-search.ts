import MiniSearch from 'minisearch';
import { findConcept, foldSpelling, splitIntoWords } from '#app/learn/search/learner-words.ts';
import type { SymptomDocument } from '#app/learn/search/search-document.ts';

const maxSymptoms = 3;
/** How much of what was typed, and how much of the symptom, must be in the other. */
const minShare = 0.5;

const listConcepts = (sentence: string) => [
  ...new Set(splitIntoWords(sentence).flatMap((word) => findConcept(word) ?? [])),
];

/**
 * Creates the search by symptom: the problems whose words fit what was typed, best first. Several wordings that lead to
 * the same place are one result.
 */
export function createSymptomSearch(
  symptoms: readonly SymptomDocument[],
): (query: string) => SymptomDocument[] {
  const index = new MiniSearch<SymptomDocument & { id: number }>({
    fields: ['says'],
    tokenize: listConcepts,
    searchOptions: {
      combineWith: 'OR',
      fuzzy: (term) => (term.length > 4 ? 0.2 : false),
      prefix: (term, position, terms) => term.length > 2 && position === terms.length - 1,
      weights: { prefix: 0.4, fuzzy: 0.2 },
    },
  });
  index.addAll(symptoms.map((symptom, id) => ({ ...symptom, id })));
  const sizes = symptoms.map(({ says }) => listConcepts(says).length);
  return (query) => {
    const asked = listConcepts(query).length;
    const found = index
      .search(query)
      .map(({ id, score, queryTerms, terms }) => {
        const ofQuery = queryTerms.length / asked;
        const ofSymptom = Math.min(1, terms.length / (sizes[Number(id)] ?? 1));
        const isExact = foldSpelling(symptoms[Number(id)]?.says ?? '') === foldSpelling(query.trim());
        const rank = isExact ? Infinity : score * ofQuery * ofSymptom;
        return { id: Number(id), ofQuery, ofSymptom, rank };
      })
      .filter(({ ofQuery, ofSymptom }) => ofQuery >= minShare && ofSymptom >= minShare)
      .toSorted((one, other) => other.rank - one.rank);
    const places = new Map<string, SymptomDocument>();
    for (const { id } of found) {
      const symptom = symptoms[id];
      const place = `${symptom?.address} ${symptom?.part}`;
      if (symptom && !places.has(place)) places.set(place, symptom);
    }
    return [...places.values()].slice(0, maxSymptoms);
  };
}

/** An entry of the search index: a lesson (without a heading), one of its sections, a term or a project. */
export type SearchDocument = { address: string; lesson: string; heading: string; text: string };

/**
 * A problem in a learner's words: the section that holds its cause, and the example or exercise there to fix.
 * `section` is the address of the entry whose text is around it.
 */
export type SymptomDocument = {
  says: string;
  address: string;
  section: string;
  lesson: string;
  heading: string;
  part: string;
};

export type SearchIndex = { documents: SearchDocument[]; symptoms: SymptomDocument[] };

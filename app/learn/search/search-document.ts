/** An entry of the search index: a lesson (without a heading) or one of its sections. */
export type SearchDocument = { address: string; lesson: string; heading: string; text: string };

/** The sections every lesson ends with; the page draws their lists in a special way. */
export const closingSections = ['Best practices', 'Common mistakes', 'Try it', 'Recall', 'Summary'] as const;

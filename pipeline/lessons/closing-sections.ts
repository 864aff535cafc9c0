/** The sections every lesson ends with; the page draws their lists in a way of their own. */
export const closingSections = ['Best practices', 'Common mistakes', 'Try it', 'Recall', 'Summary'] as const;

// The code of a lesson's samples, as the pipeline passes it to the components.

export type CodeLanguage = 'html' | 'css' | 'js';
/** Source code, for the editor, the frame and the checks. `setupLines`: how many of its first lines the learner does not edit. */
export type SourceFile = { language: CodeLanguage; code: string; setupLines?: number };
/**
 * Highlighted code: `html` has the spans of the highlighter, whose text is the code. `fixed` code can't be
 * edited.
 */
export type HighlightedFile = { language: CodeLanguage; html: string; fixed?: boolean };
/** The named files of an answer, such as a solution. */
export type Answer = { name: string; files: HighlightedFile[] };

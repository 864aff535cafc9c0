// The code of a lesson's samples, as the pipeline hands it to the components.

export type CodeLanguage = 'html' | 'css' | 'js';
/** Code as it is: what the editor, the frame and the checks work with. */
export type SourceFile = { language: CodeLanguage; code: string };
/** Code as it is shown: `html` holds the highlighter's spans, whose text is the code. `fixed` code can't be edited. */
export type HighlightedFile = { language: CodeLanguage; html: string; fixed?: boolean };
/** Files that belong together under one name, such as a solution. */
export type Answer = { name: string; files: HighlightedFile[] };

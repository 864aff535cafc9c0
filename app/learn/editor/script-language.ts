import { javascriptLanguage } from '@codemirror/lang-javascript';
import { LanguageSupport } from '@codemirror/language';

/** JavaScript's grammar, in a separate file so that only lessons with script fetch it. */
export const scriptLanguage = new LanguageSupport(javascriptLanguage);

import { cssLanguage } from '@codemirror/lang-css';
import { foldNodeProp, indentNodeProp, LanguageSupport, LRLanguage } from '@codemirror/language';
import type { Extension } from '@codemirror/state';
import { parser as htmlParser } from '@lezer/html';
import { configureNesting } from '@lezer/html';
import type { CodeLanguage } from '#contract/lessons/lesson-code.ts';

/**
 * HTML with CSS in its style elements. The editor's own package for HTML would bring JavaScript's grammar to
 * every lesson.
 */
const htmlLanguage = LRLanguage.define({
  name: 'html',
  parser: htmlParser.configure({
    wrap: configureNesting(
      [{ tag: 'style', parser: cssLanguage.parser }],
      [{ name: 'style', parser: cssLanguage.parser.configure({ top: 'Styles' }) }],
    ),
    props: [
      indentNodeProp.add({
        Element(context) {
          const isEndTag = /^\s*<\//.test(context.textAfter);
          if (context.node.to <= context.pos + (isEndTag ? context.textAfter.length : 0))
            return context.continue();
          return context.lineIndent(context.node.from) + (isEndTag ? 0 : context.unit);
        },
        'OpenTag CloseTag SelfClosingTag': (context) => context.column(context.node.from) + context.unit,
      }),
      foldNodeProp.add({
        Element: (node) =>
          node.firstChild && node.lastChild ? { from: node.firstChild.to, to: node.lastChild.from } : null,
      }),
    ],
  }),
  languageData: { commentTokens: { block: { open: '<!--', close: '-->' } }, indentOnInput: /^\s*<\/\w+\W$/ },
});

/** The grammar of a language; JavaScript's is fetched only when there is some. */
export async function loadLanguage(language: CodeLanguage): Promise<Extension> {
  if (language === 'js') return (await import('#app/learn/editor/script-language.ts')).scriptLanguage;
  return new LanguageSupport(language === 'css' ? cssLanguage : htmlLanguage);
}

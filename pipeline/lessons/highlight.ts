import { createHighlighter, type ThemeRegistration } from 'shiki';
import type { CodeLanguage } from '../../contract/lessons/lesson-code.ts';

/**
 * Shiki themes have only colours, so each colour stands for a class, which the style sheet of the page
 * colours.
 */
const classesByColour: Record<string, string> = {
  '#000001': 'tk-key',
  '#000002': 'tk-name',
  '#000003': 'tk-value',
  '#000004': 'tk-note',
};
const theme: ThemeRegistration = {
  name: 'classes',
  type: 'dark',
  fg: '#000000',
  bg: '#ffffff',
  settings: [
    { settings: { foreground: '#000000' } },
    {
      scope: [
        'entity.name.tag',
        'entity.other.attribute-name.class',
        'entity.other.attribute-name.id',
        'entity.other.attribute-name.pseudo-class',
        'entity.other.attribute-name.pseudo-element',
        'keyword',
        'storage',
        'meta.tag.sgml.doctype',
      ],
      settings: { foreground: '#000001' },
    },
    {
      scope: [
        'support.type.property-name',
        'meta.property-name',
        'entity.other.attribute-name',
        'variable.css',
        'variable.other',
        'entity.name.function',
        'support.function',
      ],
      settings: { foreground: '#000002' },
    },
    {
      scope: [
        'support.constant',
        'constant',
        'string',
        'keyword.other.unit',
        'meta.property-value',
        'support.function.misc.css',
        'keyword.other.important',
      ],
      settings: { foreground: '#000003' },
    },
    { scope: ['comment', 'punctuation.definition.comment'], settings: { foreground: '#000004' } },
    { scope: ['punctuation'], settings: { foreground: '#000000' } },
  ],
};

const highlighter = await createHighlighter({ themes: [theme], langs: ['html', 'css', 'javascript'] });
const shikiLanguages = { html: 'html', css: 'css', js: 'javascript' } as const;

function escapeText(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
}

/**
 * Highlights code as HTML: text with a flat span for each run of one colour, without elements for lines. Its
 * text content is the code.
 */
export function highlight(code: string, language: CodeLanguage | 'text'): string {
  if (language === 'text') return escapeText(code);
  // No time limit: by default, a line that takes longer than 500 ms, as on a busy machine, is not
  // highlighted.
  const options = { lang: shikiLanguages[language], theme, tokenizeTimeLimit: 0 };
  const lines = highlighter.codeToTokensBase(code, options);
  return lines
    .map((tokens) => {
      const runs: { className: string | undefined; text: string }[] = [];
      for (const token of tokens) {
        const className = classesByColour[token.color?.toLowerCase() ?? ''];
        const last = runs.at(-1);
        if (last && (last.className === className || token.content.trim() === '')) last.text += token.content;
        else runs.push({ className, text: token.content });
      }
      return runs
        .map(({ className, text }) =>
          className ? `<span class="${className}">${escapeText(text)}</span>` : escapeText(text),
        )
        .join('');
    })
    .join('\n');
}

import type { RefObject } from 'react';
import type { EditorHandle } from '#app/learn/editor/editor.tsx';
import type { CodeLanguage } from '#contract/lessons/lesson-code.ts';

const symbols: readonly { text: string; name: string }[] = [
  { text: '{', name: 'opening brace' },
  { text: '}', name: 'closing brace' },
  { text: ':', name: 'colon' },
  { text: ';', name: 'semicolon' },
  { text: '.', name: 'full stop' },
  { text: '#', name: 'hash' },
  { text: '-', name: 'hyphen' },
  { text: '(', name: 'opening parenthesis' },
  { text: ')', name: 'closing parenthesis' },
  { text: '"', name: 'quotation mark' },
  { text: '<', name: 'less than' },
  { text: '>', name: 'greater than' },
  { text: '/', name: 'slash' },
  { text: '=', name: 'equals sign' },
];

/** What a language needs most comes first. */
const firstSymbols: Readonly<Record<CodeLanguage, string>> = { html: '<>/="', css: '{}:;', js: '(){};' };

/**
 * Buttons for symbols that are hard to reach on a phone's keyboard. CSS shows them where there is no fine
 * pointer.
 */
export function SymbolRow({
  language,
  editor,
}: {
  language: CodeLanguage;
  editor: RefObject<EditorHandle | null>;
}) {
  const first = [...firstSymbols[language]];
  const rankOf = ({ text }: { text: string }) => (first.includes(text) ? first.indexOf(text) : first.length);
  return (
    <div className="symbol-row" role="group" aria-label="Symbols">
      {[...symbols]
        .sort((one, other) => rankOf(one) - rankOf(other))
        .map(({ text, name }) => (
          // Otherwise the press would move the focus from the editor, and the on-screen keyboard would close.
          <button
            key={text}
            type="button"
            aria-label={name}
            onPointerDown={(event) => event.preventDefault()}
            onClick={() => editor.current?.insert(text)}
          >
            {text}
          </button>
        ))}
    </div>
  );
}

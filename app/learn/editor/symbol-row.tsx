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

/**
 * Buttons for symbols that are hard to reach on a phone's keyboard. CSS shows them where there is no fine
 * pointer.
 */
export function SymbolRow({ onPress }: { onPress: (symbol: string) => void }) {
  return (
    <div className="symbol-row" role="group" aria-label="Symbols">
      {symbols.map(({ text, name }) => (
        // Otherwise the press would move the focus from the editor, and the on-screen keyboard would close.
        <button
          key={text}
          type="button"
          aria-label={name}
          onPointerDown={(event) => event.preventDefault()}
          onClick={() => onPress(text)}
        >
          {text}
        </button>
      ))}
    </div>
  );
}

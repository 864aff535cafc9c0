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

/** The symbols that phones hide, each one press away; shown where there is no fine pointer. */
export function SymbolRow({ onPress }: { onPress: (symbol: string) => void }) {
  return (
    <div className="symbol-row" role="group" aria-label="Symbols">
      {symbols.map(({ text, name }) => (
        // The press must not take the focus from the editor, or the keyboard would fold away.
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

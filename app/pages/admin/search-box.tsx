import { Search, X } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { useEarlyInput } from '#app/ui/hooks/use-early-input.ts';
import { useSlashKey } from '#app/ui/hooks/use-slash-key.ts';

type SearchBoxProps = {
  id: string;
  label: string;
  placeholder: string;
  value: string;
  onSearch: (text: string) => void;
};

/**
 * A search box. It is uncontrolled, so that typing never waits for a render, and reports each keystroke. Its
 * text is replaced when `value` changes for another reason (Back, a shared link). The key `/` focuses it.
 */
export function SearchBox({ id, label, placeholder, value, onSearch }: SearchBoxProps) {
  const input = useRef<HTMLInputElement>(null);
  useEarlyInput(input, (text) => {
    // After the effects of the page, which follows its URL first: this text is not yet in it.
    if (!new URLSearchParams(window.location.search).has('q')) queueMicrotask(() => onSearch(text));
  });
  useEffect(() => {
    if (input.current && input.current.value !== value) input.current.value = value;
  }, [value]);
  useSlashKey(() => input.current?.focus());

  const clear = () => {
    onSearch('');
    input.current?.focus();
  };
  return (
    <search className="admin-search">
      <label className="visually-hidden" htmlFor={id}>
        {label}
      </label>
      <Search aria-hidden="true" size={18} strokeWidth={1.75} />
      <input
        ref={input}
        id={id}
        type="search"
        className="input"
        placeholder={placeholder}
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        enterKeyHint="search"
        aria-keyshortcuts="/"
        onChange={(event) => onSearch(event.target.value)}
      />
      {value === '' ? (
        <kbd aria-hidden="true">/</kbd>
      ) : (
        <button type="button" className="admin-search-clear" aria-label="Clear the search" onClick={clear}>
          <X aria-hidden="true" size={18} strokeWidth={1.75} />
        </button>
      )}
    </search>
  );
}

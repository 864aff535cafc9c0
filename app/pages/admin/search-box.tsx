import { Search, X } from 'lucide-react';
import { useEarlyInput } from '#app/ui/hooks/use-early-input.ts';
import { useSlashKey } from '#app/ui/hooks/use-slash-key.ts';
import { useTypedValue } from '#app/ui/hooks/use-typed-value.ts';

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
  const { field, recordTyped } = useTypedValue(value);
  const handleInput = (text: string) => {
    recordTyped(text);
    onSearch(text);
  };
  useEarlyInput(field, (text) => {
    // After the effects of the page, which follows its URL first: this text is not yet in it.
    if (!new URLSearchParams(window.location.search).has('q')) queueMicrotask(() => handleInput(text));
  });
  useSlashKey(() => field.current?.focus());

  const clear = () => {
    handleInput('');
    field.current?.focus();
  };
  return (
    <search className="admin-search">
      <label className="visually-hidden" htmlFor={id}>
        {label}
      </label>
      <Search aria-hidden="true" size={18} strokeWidth={1.75} />
      <input
        ref={field}
        id={id}
        type="search"
        className="input"
        placeholder={placeholder}
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        enterKeyHint="search"
        aria-keyshortcuts="/"
        onChange={(event) => handleInput(event.target.value)}
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

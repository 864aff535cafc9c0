import { Search, X } from 'lucide-react';
import { useEffect, useEffectEvent, useRef } from 'react';

/**
 * The search box. Each keystroke is told as typed; the box keeps its own text, so that typing never waits for anything, and takes
 * `value` when that changes otherwise (Back, a shared link).
 */
export function UserSearch({ value, onSearch }: { value: string; onSearch: (text: string) => void }) {
  const input = useRef<HTMLInputElement>(null);
  const keepWhatWasTypedEarly = useEffectEvent(() => {
    const early = input.current?.value;
    if (early && !new URLSearchParams(window.location.search).has('q')) onSearch(early);
  });
  useEffect(() => keepWhatWasTypedEarly(), []);
  useEffect(() => {
    if (input.current && input.current.value !== value) input.current.value = value;
  }, [value]);

  const clear = () => {
    onSearch('');
    input.current?.focus();
  };
  return (
    <search className="user-search">
      <label className="visually-hidden" htmlFor="user-search">
        Search users by name, username, email or college
      </label>
      <Search aria-hidden="true" size={18} strokeWidth={1.75} />
      <input
        ref={input}
        id="user-search"
        type="search"
        className="input"
        placeholder="Search users..."
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        enterKeyHint="search"
        onChange={(event) => onSearch(event.target.value)}
      />
      {value !== '' && (
        <button type="button" className="user-search-clear" aria-label="Clear the search" onClick={clear}>
          <X aria-hidden="true" size={18} strokeWidth={1.75} />
        </button>
      )}
    </search>
  );
}

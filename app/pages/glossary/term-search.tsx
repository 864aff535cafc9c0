import { Search } from 'lucide-react';
import type { RefObject } from 'react';
import { useEarlyInput } from '#app/ui/hooks/use-early-input.ts';
import { useSlashKey } from '#app/ui/hooks/use-slash-key.ts';

/**
 * The search field of the glossary. `/` focuses it, Escape clears it, and text typed before hydration is
 * used.
 */
export function TermSearch({
  field,
  onSearch,
}: {
  field: RefObject<HTMLInputElement | null>;
  onSearch: (words: string) => void;
}) {
  useEarlyInput(field, onSearch);
  useSlashKey(() => field.current?.focus());
  return (
    <search className="term-search">
      <label className="visually-hidden" htmlFor="term-search">
        Search terms
      </label>
      <Search aria-hidden="true" size={18} strokeWidth={1.75} />
      <input
        ref={field}
        id="term-search"
        type="search"
        className="input"
        placeholder="Search terms…"
        aria-keyshortcuts="/"
        autoComplete="off"
        spellCheck={false}
        enterKeyHint="search"
        onChange={(event) => onSearch(event.target.value)}
        onKeyDown={({ key, currentTarget }) => {
          if (key !== 'Escape') return;
          currentTarget.value = '';
          onSearch('');
        }}
      />
      <kbd aria-hidden="true">/</kbd>
    </search>
  );
}

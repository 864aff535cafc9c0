import { Search } from 'lucide-react';
import { useEarlyInput } from '#app/ui/hooks/use-early-input.ts';
import { useTypedValue } from '#app/ui/hooks/use-typed-value.ts';

export const searchBoxId = 'hackathon-search';

/**
 * The search box. It is uncontrolled, so that typing never waits for a render. Each keystroke goes into the
 * URL, by which the page filters. Its text is replaced when the URL changes for another reason (Back, a
 * shared link, a cleared search).
 */
export function HackathonSearch({ value, onSearch }: { value: string; onSearch: (value: string) => void }) {
  const { field, recordTyped } = useTypedValue(value);
  const handleInput = (text: string) => {
    recordTyped(text);
    onSearch(text);
  };
  useEarlyInput(field, (text) => {
    if (!new URLSearchParams(window.location.search).has('q')) handleInput(text);
  });

  return (
    <search className="hackathon-search">
      <label className="visually-hidden" htmlFor={searchBoxId}>
        Search hackathons by title
      </label>
      <Search aria-hidden="true" size={18} strokeWidth={1.75} />
      <input
        ref={field}
        id={searchBoxId}
        type="search"
        className="input"
        placeholder="Search hackathons..."
        autoComplete="off"
        enterKeyHint="search"
        onChange={(event) => handleInput(event.target.value)}
      />
    </search>
  );
}

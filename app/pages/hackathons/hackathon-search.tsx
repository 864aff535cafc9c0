import { Search } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router';
import { useEarlyInput } from '#app/ui/hooks/use-early-input.ts';

export const searchBoxId = 'hackathon-search';

/**
 * The search box. It is uncontrolled, so that typing never waits for a render. Each keystroke goes into the
 * URL, by which the page filters. Its text is replaced when the URL changes for another reason (Back, a
 * shared link, a cleared search).
 */
export function HackathonSearch({ value, onSearch }: { value: string; onSearch: (value: string) => void }) {
  const input = useRef<HTMLInputElement>(null);
  /** Text that was typed and is not in the URL yet. */
  const pendingText = useRef<string>(undefined);
  const { key } = useLocation();

  const handleInput = (text: string) => {
    pendingText.current = text;
    onSearch(text);
  };
  useEarlyInput(input, (text) => {
    if (!new URLSearchParams(window.location.search).has('q')) handleInput(text);
  });
  useEffect(() => {
    if (pendingText.current === undefined) {
      if (input.current) input.current.value = value;
    } else if (pendingText.current === value) pendingText.current = undefined;
  }, [key, value]);

  return (
    <search className="hackathon-search">
      <label className="visually-hidden" htmlFor={searchBoxId}>
        Search hackathons by title
      </label>
      <Search aria-hidden="true" size={18} strokeWidth={1.75} />
      <input
        ref={input}
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

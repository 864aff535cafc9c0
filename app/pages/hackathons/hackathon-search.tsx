import { Search } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router';
import { useEarlyInput } from '#app/ui/hooks/use-early-input.ts';

export const searchBoxId = 'hackathon-search';

/**
 * The search box. Each keystroke goes into the URL, which is what the page filters by; the box keeps its
 * own text, so that typing never waits for the URL, and takes the URL's text when that changes
 * otherwise (Back, a shared link, a cleared search).
 */
export function HackathonSearch({ value, onSearch }: { value: string; onSearch: (value: string) => void }) {
  const input = useRef<HTMLInputElement>(null);
  /** What was typed and hasn't reached the URL yet. */
  const pendingText = useRef<string>(undefined);
  const { key } = useLocation();

  const type = (text: string) => {
    pendingText.current = text;
    onSearch(text);
  };
  useEarlyInput(input, (text) => {
    if (!new URLSearchParams(window.location.search).has('q')) type(text);
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
        onChange={(event) => type(event.target.value)}
      />
    </search>
  );
}

import { Search } from 'lucide-react';
import { useEffect, useEffectEvent, useRef } from 'react';
import { useLocation } from 'react-router';

export const searchBoxId = 'hackathon-search';

/**
 * The search box. Each keystroke goes into the URL, which is what the page filters by; the box keeps its
 * own text, so that typing never waits for the URL, and takes the URL's text when that changes
 * otherwise (Back, a shared link, a cleared search).
 */
export function HackathonSearch({ value, onSearch }: { value: string; onSearch: (value: string) => void }) {
  const input = useRef<HTMLInputElement>(null);
  /** What was typed and hasn't reached the URL yet. */
  const underWay = useRef<string>(undefined);
  const { key } = useLocation();

  const type = (text: string) => {
    underWay.current = text;
    onSearch(text);
  };
  const keepWhatWasTypedEarly = useEffectEvent(() => {
    const early = input.current?.value;
    if (early && !new URLSearchParams(window.location.search).has('q')) type(early);
  });
  useEffect(() => keepWhatWasTypedEarly(), []);
  useEffect(() => {
    if (underWay.current === undefined) {
      if (input.current) input.current.value = value;
    } else if (underWay.current === value) underWay.current = undefined;
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

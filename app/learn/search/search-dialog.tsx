import { useRef, useState, type KeyboardEvent } from 'react';
import { Link, useNavigate } from 'react-router';
import type { SearchResult } from '#app/learn/search/create-lesson-search.ts';
import { useLessonSearch } from '#app/learn/search/use-lesson-search.ts';
import { RetryButton } from '#app/ui/controls/retry-button.tsx';
import { Dialog } from '#app/ui/overlays/dialog.tsx';

function describeCount(query: string, count: number): string {
  if (query.trim() === '') return 'Type a word, such as gap, label or :hover.';
  return count === 0
    ? 'Nothing found. Try another word, or part of one.'
    : `${count} ${count === 1 ? 'result' : 'results'}`;
}

function SearchResultItem({ found, onLeave }: { found: SearchResult; onLeave: () => void }) {
  return (
    <li>
      <Link to={found.address} onClick={onLeave}>
        <span className="found-title">
          {found.lesson}
          {found.heading && <span> / {found.heading}</span>}
        </span>
        <span className="found-excerpt">
          {found.excerpt.map(({ text, isMatch: isFound }, index) =>
            isFound ? <mark key={index}>{text}</mark> : text,
          )}
        </span>
      </Link>
    </li>
  );
}

/**
 * Search over all lessons: typing lists the results, Enter opens the first, the arrow keys move between them.
 */
export function SearchDialog({ open, onClose }: { open: boolean; onClose: () => void }) {
  const [query, setQuery] = useState('');
  const { value: search, hasFailed, retry } = useLessonSearch(open);
  const navigate = useNavigate();
  const container = useRef<HTMLDivElement>(null);
  const results = search?.(query) ?? [];
  const onKeyDown = (event: KeyboardEvent) => {
    const focusableElements = [...(container.current?.querySelectorAll<HTMLElement>('input, a') ?? [])];
    const index = focusableElements.findIndex((element) => element === document.activeElement);
    if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      event.preventDefault();
      focusableElements[
        (index + (event.key === 'ArrowDown' ? 1 : focusableElements.length - 1)) % focusableElements.length
      ]?.focus();
    } else if (event.key === 'Enter' && index === 0 && results[0]) {
      event.preventDefault();
      onClose();
      void navigate(results[0].address);
    }
  };
  return (
    <Dialog open={open} onClose={onClose} title="Search the lessons" width={620}>
      <div ref={container} onKeyDown={onKeyDown} className="found">
        <input
          ref={focusOnMount}
          type="search"
          className="input"
          value={query}
          aria-label="Search terms"
          autoComplete="off"
          spellCheck={false}
          enterKeyHint="go"
          onChange={(event) => setQuery(event.target.value)}
        />
        {hasFailed ? (
          <div role="alert" className="found-note">
            <p>Search could not load. Check your connection and try again.</p>
            <RetryButton onRetry={retry} />
          </div>
        ) : (
          <p role="status" className="found-note">
            {search ? describeCount(query, results.length) : 'Loading search …'}
          </p>
        )}
        <ol className="found-list">
          {results.map((each) => (
            <SearchResultItem key={each.address} found={each} onLeave={onClose} />
          ))}
        </ol>
      </div>
    </Dialog>
  );
}

/** The dialog opens after its content is mounted and focuses its first control; the learner wants to type. */
function focusOnMount(input: HTMLInputElement | null): void {
  queueMicrotask(() => input?.focus());
}

import { useRef, useState, type KeyboardEvent } from 'react';
import { Link, useNavigate } from 'react-router';
import type { Found } from '#app/learn/search/search-lessons.ts';
import { useLessonSearch } from '#app/learn/search/use-lesson-search.ts';
import { Button } from '#app/ui/controls/button.tsx';
import { Dialog } from '#app/ui/overlays/dialog.tsx';

function describeCount(words: string, count: number): string {
  if (words.trim() === '') return 'Type a word, such as gap, label or :hover.';
  return count === 0
    ? 'Nothing found. Try another word, or part of one.'
    : `${count} ${count === 1 ? 'result' : 'results'}`;
}

function Result({ found, onLeave }: { found: Found; onLeave: () => void }) {
  return (
    <li>
      <Link to={found.address} onClick={onLeave}>
        <span className="found-title">
          {found.lesson}
          {found.heading && <span> / {found.heading}</span>}
        </span>
        <span className="found-excerpt">
          {found.excerpt.map(({ text, found: isFound }, index) =>
            isFound ? <mark key={index}>{text}</mark> : text,
          )}
        </span>
      </Link>
    </li>
  );
}

/** Search over all lessons: typing lists the results, Enter opens the first, the arrow keys move between them. */
export function SearchDialog({ open, onClose }: { open: boolean; onClose: () => void }) {
  const [words, setWords] = useState('');
  const { search, hasFailed, retry } = useLessonSearch(open);
  const navigate = useNavigate();
  const place = useRef<HTMLDivElement>(null);
  const found = search?.(words) ?? [];
  const onKeyDown = (event: KeyboardEvent) => {
    const stops = [...(place.current?.querySelectorAll<HTMLElement>('input, a') ?? [])];
    const at = stops.findIndex((stop) => stop === document.activeElement);
    if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      event.preventDefault();
      stops[(at + (event.key === 'ArrowDown' ? 1 : stops.length - 1)) % stops.length]?.focus();
    } else if (event.key === 'Enter' && at === 0 && found[0]) {
      event.preventDefault();
      onClose();
      void navigate(found[0].address);
    }
  };
  return (
    <Dialog open={open} onClose={onClose} title="Search the lessons" width={620}>
      <div ref={place} onKeyDown={onKeyDown} className="found">
        <input
          ref={focusOnArrival}
          type="search"
          className="input"
          value={words}
          aria-label="Search terms"
          autoComplete="off"
          spellCheck={false}
          enterKeyHint="go"
          onChange={(event) => setWords(event.target.value)}
        />
        {hasFailed ? (
          <div role="alert" className="found-note">
            <p>Search could not load. Check your connection and try again.</p>
            <Button onClick={retry}>Try again</Button>
          </div>
        ) : (
          <p role="status" className="found-note">
            {search ? describeCount(words, found.length) : 'Loading search …'}
          </p>
        )}
        <ol className="found-list">
          {found.map((each) => (
            <Result key={each.address} found={each} onLeave={onClose} />
          ))}
        </ol>
      </div>
    </Dialog>
  );
}

/** The dialog opens after its content is mounted and focuses its first control; the learner wants to type. */
function focusOnArrival(input: HTMLInputElement | null): void {
  queueMicrotask(() => input?.focus());
}

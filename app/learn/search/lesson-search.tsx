import { Search } from 'lucide-react';
import { useEffect, useState } from 'react';
import { isTyping } from '#app/learn/course/is-typing.ts';
import { SearchDialog } from '#app/learn/search/search-dialog.tsx';
import './search.css';

/** The button that opens the search, and its keys: `/`, and Ctrl or ⌘ with K. */
export function LessonSearch() {
  const [open, setOpen] = useState(false);
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      const asks =
        (event.key === '/' && !event.ctrlKey && !event.metaKey && !event.altKey && !isTyping(event)) ||
        (event.key.toLowerCase() === 'k' && (event.ctrlKey || event.metaKey));
      if (!asks) return;
      event.preventDefault();
      setOpen(true);
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, []);
  return (
    <>
      <button
        type="button"
        className="lesson-search"
        aria-label="Search the lessons"
        title="Search the lessons (/)"
        aria-keyshortcuts="/ Control+K Meta+K"
        onClick={() => setOpen(true)}
      >
        <Search size={18} strokeWidth={1.75} aria-hidden="true" />
      </button>
      <SearchDialog open={open} onClose={() => setOpen(false)} />
    </>
  );
}

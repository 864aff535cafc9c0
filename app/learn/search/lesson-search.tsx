import { Search } from 'lucide-react';
import { useEffect, useState } from 'react';
import { SearchDialog } from '#app/learn/search/search-dialog.tsx';
import { useSlashKey } from '#app/ui/hooks/use-slash-key.ts';
import './search.css';

/** The button that opens the search. `/`, and Ctrl or ⌘ with K, open it too. */
export function LessonSearch() {
  const [open, setOpen] = useState(false);
  useSlashKey(() => setOpen(true));
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.key.toLowerCase() !== 'k' || !(event.ctrlKey || event.metaKey)) return;
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

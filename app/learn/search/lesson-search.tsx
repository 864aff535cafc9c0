import { Search } from 'lucide-react';
import { useEffect, useState } from 'react';
import { loadPart } from '#app/ui/controls/load-part.tsx';
import { useSlashKey } from '#app/ui/hooks/use-slash-key.ts';
import './search.css';

const SearchDialog = loadPart(
  'Search',
  async () => (await import('#app/learn/search/search-dialog.tsx')).SearchDialog,
);

/** The button that opens the search. `/`, and Ctrl or ⌘ with K, open it too. */
export function LessonSearch() {
  const [open, setOpen] = useState(false);
  const [wasOpened, setWasOpened] = useState(false);
  if (open && !wasOpened) setWasOpened(true);
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
      {wasOpened && <SearchDialog open={open} onClose={() => setOpen(false)} />}
    </>
  );
}

import { Search } from 'lucide-react';
import { filterHackathons, parseCategory } from '#app/pages/hackathons/filter.ts';
import { HackathonCard } from '#app/pages/hackathons/hackathon-card.tsx';
import { HackathonDialog } from '#app/pages/hackathons/hackathon-dialog.tsx';
import { formatCount, formatStatuses } from '#app/pages/hackathons/summary.ts';
import { pageMeta } from '#app/session/page-meta.tsx';
import { Button } from '#app/ui/controls/button.tsx';
import { ChoiceChips } from '#app/ui/controls/choice-chips.tsx';
import { NotFoundNote } from '#app/ui/not-found-note.tsx';
import { useOpenedDialog } from '#app/ui/overlays/use-opened-dialog.ts';
import { Page, PageHead } from '#app/ui/page.tsx';
import { useQueryState } from '#app/ui/hooks/use-query-state.ts';
import { useEarlyInput } from '#app/ui/hooks/use-early-input.ts';
import { useTypedValue } from '#app/ui/hooks/use-typed-value.ts';
import { hackathonCategories, hackathons } from '#content/hackathons.ts';
import './hackathons.css';

export const Meta = () =>
  pageMeta({
    title: 'Upcoming Hackathons',
    description:
      'Hackathons for college students: what is open, when, where, how large a team may be. Registration is free.',
    path: '/hackathons',
    picture: 'hackathons',
  });

const searchBoxId = 'hackathon-search';
const categoryChoices = hackathonCategories.map(({ id, label }) => ({ value: id, label }));

export default function HackathonsPage() {
  const [{ q: search = '', category: categoryText = '' }, setQuery] = useQueryState('q', 'category');
  const { opened, open, close } = useOpenedDialog(['hackathon']);
  const category = parseCategory(categoryText);
  const filteredHackathons = filterHackathons(hackathons, search, category);
  const shownHackathon = opened && hackathons.find(({ id }) => id === opened.id);
  const clearSearch = () => {
    setQuery({ q: '', category: '' });
    document.getElementById(searchBoxId)?.focus();
  };
  return (
    <Page>
      <PageHead
        title="Upcoming Hackathons"
        lead={`${formatStatuses(hackathons)} Registration is free, always.`}
      />
      <div className="hackathon-filters">
        <HackathonSearch value={search} onSearch={(value) => setQuery({ q: value }, { replace: true })} />
        <ChoiceChips
          label="Category"
          choices={categoryChoices}
          chosen={category}
          onChoose={(id) => setQuery({ category: id === 'all' ? '' : id })}
        />
      </div>
      <p className="mt-4 text-small text-foreground-faint" aria-live="polite">
        {formatCount(filteredHackathons.length)}
      </p>
      {opened && !shownHackathon && <NotFoundNote what="hackathon" id={opened.id} onClose={close} />}
      {filteredHackathons.length > 0 ? (
        <ul className="hackathons">
          {filteredHackathons.map((hackathon) => (
            <HackathonCard
              key={hackathon.id}
              hackathon={hackathon}
              onDetails={() => open('hackathon', hackathon.id)}
            />
          ))}
        </ul>
      ) : (
        <div className="hackathons-empty">
          <h2 className="text-t-3">
            {search ? `No hackathon is called “${search}”` : 'Nothing in this category yet'}
          </h2>
          <p>
            {search && category !== 'all'
              ? 'There may be one in another category. Look through all of them, or try a shorter search.'
              : 'Look through all of them, or come back next month.'}
          </p>
          <Button onClick={clearSearch}>Clear the search</Button>
        </div>
      )}
      <HackathonDialog hackathon={shownHackathon} onClose={close} />
    </Page>
  );
}

/**
 * The search box. It is uncontrolled, so that typing never waits for a render. Each keystroke goes into the
 * URL, by which the page filters. Its text is replaced when the URL changes for another reason (Back, a
 * shared link, a cleared search).
 */
function HackathonSearch({ value, onSearch }: { value: string; onSearch: (value: string) => void }) {
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

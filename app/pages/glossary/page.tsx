import { Search } from 'lucide-react';
import { useRef, useState, type RefObject } from 'react';
import { glossary } from 'virtual:glossary';
import { outline } from 'virtual:outline';
import { listLessons } from '#app/learn/course/lesson-position.ts';
import { createReadStateFinder, type ReadState } from '#app/learn/progress/course-progress.ts';
import { useDoneLessons } from '#app/learn/progress/use-done-lessons.ts';
import {
  courseChoices,
  findTerms,
  getFirstLetter,
  type CourseChoice,
} from '#app/pages/glossary/find-terms.ts';
import { TermRow } from '#app/pages/glossary/term-row.tsx';
import { pageMeta } from '#app/session/page-meta.tsx';
import { Button } from '#app/ui/controls/button.tsx';
import { ChoiceChips } from '#app/ui/controls/choice-chips.tsx';
import { Node } from '#app/ui/graph/node.tsx';
import { Page, PageHead } from '#app/ui/page.tsx';
import { useEarlyInput } from '#app/ui/hooks/use-early-input.ts';
import { useSlashKey } from '#app/ui/hooks/use-slash-key.ts';
import '#app/learn/lesson/inline-code.css';
import './glossary.css';

export const Meta = () => pageMeta({ title: 'Glossary', path: '/learning/glossary', hidden: true });

const courseNames: Record<CourseChoice, string> = { both: 'Both', html: 'HTML', css: 'CSS' };
const courses = courseChoices.map((id) => ({ value: id, label: courseNames[id] }));
const letters = [
  ...(glossary.some(({ term }) => getFirstLetter(term) === '#') ? ['#'] : []),
  ...'ABCDEFGHIJKLMNOPQRSTUVWXYZ',
];
const getLetterId = (letter: string) => `letter-${letter === '#' ? 'other' : letter.toLowerCase()}`;

/** Every term that a lesson defines, with its definition and the lessons that use it. */
export default function GlossaryPage() {
  const [query, setQuery] = useState('');
  const [course, setCourse] = useState<CourseChoice>('both');
  const field = useRef<HTMLInputElement>(null);
  const readStates = useReadStates();
  const termGroups = findTerms(glossary, query, course);
  const count = termGroups.reduce((sum, { terms }) => sum + terms.length, 0);

  function clear(): void {
    if (field.current) field.current.value = '';
    setQuery('');
    setCourse('both');
    field.current?.focus();
  }

  return (
    <Page>
      <PageHead
        title="Glossary"
        lead="Each term of both courses in one sentence, and the lessons that teach it."
      />
      <div className="glossary-tools">
        <TermSearch field={field} onSearch={setQuery} />
        <ChoiceChips label="Course" choices={courses} chosen={course} onChoose={setCourse} />
        <p role="status" className="mono">
          {`${count} ${count === 1 ? 'term' : 'terms'}`}
        </p>
      </div>
      <Letters shown={new Set(termGroups.map(({ letter }) => letter))} />
      {count === 0 && (
        <p className="glossary-none">
          No term matches your search.
          <Button size="small" onClick={clear}>
            Clear search
          </Button>
        </p>
      )}
      <div className="glossary">
        {termGroups.map(({ letter, terms }) => (
          <section key={letter} className="glossary-letter" aria-labelledby={getLetterId(letter)}>
            <h2 id={getLetterId(letter)} className="knot">
              {letter}
            </h2>
            <dl>
              {terms.map((term) => (
                <TermRow key={term.term} term={term} query={query} readStates={readStates} />
              ))}
            </dl>
          </section>
        ))}
      </div>
      {count > 0 && (
        <p className="glossary-key">
          <span>
            <Node state="full" size={12} /> lesson read
          </span>
          <span>
            <Node state="half" size={12} /> in part
          </span>
          <span>
            <Node state="open" size={12} /> not yet
          </span>
        </p>
      )}
    </Page>
  );
}

/** How much of each lesson is read, found once for all terms: most lessons are at many of them. */
function useReadStates(): ReadonlyMap<string, ReadState> {
  const done = useDoneLessons();
  const findReadState = createReadStateFinder(done);
  return new Map(outline.flatMap(listLessons).map(({ id }) => [id, findReadState(id)]));
}

/**
 * The search field of the glossary. `/` focuses it, Escape clears it, and text typed before hydration is
 * used.
 */
function TermSearch({
  field,
  onSearch,
}: {
  field: RefObject<HTMLInputElement | null>;
  onSearch: (words: string) => void;
}) {
  useEarlyInput(field, onSearch);
  useSlashKey(() => field.current?.focus());
  return (
    <search className="term-search">
      <label className="visually-hidden" htmlFor="term-search">
        Search terms
      </label>
      <Search aria-hidden="true" size={18} strokeWidth={1.75} />
      <input
        ref={field}
        id="term-search"
        type="search"
        className="input"
        placeholder="Search terms…"
        aria-keyshortcuts="/"
        autoComplete="off"
        spellCheck={false}
        enterKeyHint="search"
        onChange={(event) => onSearch(event.target.value)}
        onKeyDown={({ key, currentTarget }) => {
          if (key !== 'Escape') return;
          currentTarget.value = '';
          onSearch('');
        }}
      />
      <kbd aria-hidden="true">/</kbd>
    </search>
  );
}

/** The alphabet; a letter without terms is no link. */
function Letters({ shown }: { shown: ReadonlySet<string> }) {
  return (
    <nav className="glossary-letters mono" aria-label="Letters">
      {letters.map((letter) =>
        shown.has(letter) ? (
          <a key={letter} href={`#${getLetterId(letter)}`}>
            {letter}
          </a>
        ) : (
          <span key={letter} aria-hidden="true">
            {letter}
          </span>
        ),
      )}
    </nav>
  );
}

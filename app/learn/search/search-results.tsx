import { useId, type ReactNode } from 'react';
import { Link } from 'react-router';
import type { SearchResult, SearchResults, SymptomResult } from '#app/learn/search/create-lesson-search.ts';
import type { Excerpt } from '#app/learn/search/create-excerpt.ts';
import { resultId, type ChosenResult } from '#app/learn/search/use-chosen-result.ts';
import type { FixState } from '#app/learn/search/use-fix-link.ts';
import { capitalise } from '#app/ui/count-in-words.ts';

function MarkedText({ pieces }: { pieces: Excerpt }) {
  return pieces.map(({ text, isMatch }, index) => (isMatch ? <mark key={index}>{text}</mark> : text));
}

type CellProps = { row: number; link?: number; chosen: ChosenResult; children: ReactNode };

/** A link of a row. The focus stays in the search field, so Tab does not stop here. */
function Cell({ row, link = 0, chosen, children }: CellProps) {
  return (
    <div
      role="gridcell"
      id={resultId(row, link)}
      aria-selected={chosen.row === row && chosen.link === link}
      className="found-cell"
    >
      {children}
    </div>
  );
}

type RowProps<Result> = { found: Result; row: number; chosen: ChosenResult; onLeave: () => void };

const rowClass = (row: number, chosen: ChosenResult) => `found-row ${chosen.row === row ? 'is-chosen' : ''}`;

function SymptomRow({ found, row, chosen, onLeave }: RowProps<SymptomResult>) {
  const fix: FixState = { fix: found.part };
  return (
    <div role="row" className={`${rowClass(row, chosen)} is-symptom`}>
      <Cell row={row} chosen={chosen}>
        <Link to={found.address} className="found-link" tabIndex={-1} onClick={onLeave}>
          <span className="found-title">{capitalise(found.says)}</span>
          <span className="found-excerpt">
            <MarkedText pieces={found.excerpt} />
          </span>
          <span className="found-place">
            {found.lesson}, {found.heading}
          </span>
        </Link>
      </Cell>
      <Cell row={row} link={1} chosen={chosen}>
        <Link to={found.address} state={fix} className="button outline small" tabIndex={-1} onClick={onLeave}>
          Try the fix
        </Link>
      </Cell>
    </div>
  );
}

function SectionRow({ found, row, chosen, onLeave }: RowProps<SearchResult>) {
  return (
    <div role="row" className={rowClass(row, chosen)}>
      <Cell row={row} chosen={chosen}>
        <Link to={found.address} className="found-link" tabIndex={-1} onClick={onLeave}>
          <span className="found-title">
            {found.lesson}
            {found.heading.length > 0 && (
              <span>
                {' / '}
                <MarkedText pieces={found.heading} />
              </span>
            )}
          </span>
          <span className="found-excerpt">
            <MarkedText pieces={found.excerpt} />
          </span>
        </Link>
      </Cell>
    </div>
  );
}

function Group({ title, children }: { title: string; children: ReactNode }) {
  const id = useId();
  return (
    <section className="found-group">
      <h3 id={id}>{title}</h3>
      <div role="grid" aria-labelledby={id}>
        {children}
      </div>
    </section>
  );
}

export const resultsId = 'search-results';

type SearchResultListProps = { results: SearchResults; chosen: ChosenResult; onLeave: () => void };

/** The results in their groups: problems first, then sections of lessons, then terms. */
export function SearchResultList({
  results: { symptoms, sections, terms },
  chosen,
  onLeave,
}: SearchResultListProps) {
  const rowProps = { chosen, onLeave };
  return (
    <div className="found-list" id={resultsId}>
      {symptoms.length > 0 && (
        <Group title={symptoms.length === 1 ? 'Symptom' : 'Symptoms'}>
          {symptoms.map((found, index) => (
            <SymptomRow key={`${found.address} ${found.part}`} found={found} row={index} {...rowProps} />
          ))}
        </Group>
      )}
      {sections.length > 0 && (
        <Group title="Lessons">
          {sections.map((found, index) => (
            <SectionRow key={found.address} found={found} row={symptoms.length + index} {...rowProps} />
          ))}
        </Group>
      )}
      {terms.length > 0 && (
        <Group title="Terms">
          {terms.map((found, index) => (
            <SectionRow
              key={found.address}
              found={found}
              row={symptoms.length + sections.length + index}
              {...rowProps}
            />
          ))}
        </Group>
      )}
    </div>
  );
}

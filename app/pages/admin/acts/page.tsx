import { useState } from 'react';
import { toCallQuery } from '#app/pages/admin/acts/acts-query.ts';
import { kindLabels } from '#app/pages/admin/acts/act-words.ts';
import { ActsTable } from '#app/pages/admin/acts/acts-table.tsx';
import { useActs } from '#app/pages/admin/acts/use-acts.ts';
import { CsvButton } from '#app/pages/admin/csv-button.tsx';
import { formatCount } from '#app/pages/admin/list-words.ts';
import { OutcomeNote } from '#app/pages/admin/outcome-note.tsx';
import { Pager } from '#app/pages/admin/pager.tsx';
import { SearchBox } from '#app/pages/admin/search-box.tsx';
import type { Outcome } from '#app/pages/admin/list/use-user-changes.ts';
import { download } from '#app/session/api.ts';
import { pageMeta } from '#app/session/page-meta.tsx';
import { Notice } from '#app/sign-in/notice.tsx';
import { Breadcrumbs } from '#app/ui/breadcrumbs.tsx';
import { ChoiceChips } from '#app/ui/controls/choice-chips.tsx';
import { RetryButton } from '#app/ui/controls/retry-button.tsx';
import { Page } from '#app/ui/page.tsx';
import type { ActKind } from '#contract/admin/admin-acts.ts';
import { exportActsEndpoint } from '#contract/endpoints/admin-endpoints.ts';
import { useTypedValue } from '#app/ui/hooks/use-typed-value.ts';
import '#app/pages/admin/admin.css';

type DayFieldProps = {
  label: string;
  /** The day as a date field has it (`2026-11-22`), '' for none. */
  value: string;
  onChoose: (day: string) => void;
};

/**
 * A field for a day. It is uncontrolled, because the browser reports a day after each digit of its year, and a
 * value written back at that moment would undo the typing. Years of fewer than four digits are not reported.
 */
function DayField({ label, value, onChoose }: DayFieldProps) {
  const { field, recordTyped } = useTypedValue(value);
  return (
    <label className="acts-day">
      {label}
      <input
        ref={field}
        type="date"
        className="input"
        max="9999-12-31"
        onChange={({ target }) => {
          if (target.value !== '' && target.value < '1000') return;
          recordTyped(target.value);
          onChoose(target.value);
        }}
      />
    </label>
  );
}

export const Meta = () => pageMeta({ title: 'Record of acts', path: '/admin/acts', hidden: true });

const kinds: readonly { value: ActKind | undefined; label: string }[] = [
  { value: undefined, label: 'All acts' },
  ...(Object.entries(kindLabels) as [ActKind, string][]).map(([value, label]) => ({ value, label })),
];

export default function ActsPage() {
  const list = useActs();
  const { query, response, failure } = list;
  const [exportOutcome, setExportOutcome] = useState<Outcome>();
  return (
    <Page>
      <header className="page-head">
        <Breadcrumbs to="/admin" parent="Admin" here="Record" />
        <h1 className="knot">Record of acts</h1>
        <p className="lead">
          Everything that admins did to other people’s accounts, newest first. It is kept for one year, and
          nobody can edit it.
        </p>
      </header>
      <section aria-label="Acts">
        <div className="admin-tools">
          <SearchBox
            id="act-search"
            label="Search acts by person or reason"
            placeholder="Search people or reasons…"
            value={query.search}
            onSearch={(search) => list.choose({ search }, { replace: true })}
          />
          <ChoiceChips
            label="Kind"
            choices={kinds}
            chosen={query.kind}
            onChoose={(kind) => list.choose({ kind })}
          />
        </div>
        <div className="admin-summary">
          <p className="user-count" role="status">
            {response && `${formatCount(response.total)} ${response.total === 1 ? 'act' : 'acts'}`}
          </p>
          <DayField
            label="From"
            value={query.from}
            onChoose={(from) => list.choose({ from }, { replace: true })}
          />
          <DayField label="to" value={query.to} onChoose={(to) => list.choose({ to }, { replace: true })} />
          <CsvButton
            content="acts"
            fetchCsv={() => download(exportActsEndpoint, { query: toCallQuery(query) })}
            onDone={setExportOutcome}
          />
        </div>
        {failure !== undefined && (
          <div className="acts-failure">
            <Notice>{failure}</Notice>
            <RetryButton isBusy={list.isLoading} onRetry={list.reload} />
          </div>
        )}
        <ActsTable
          list={list}
          onClear={() => list.choose({ search: '', kind: undefined, from: '', to: '' })}
        />
        <div className="users-foot">
          <OutcomeNote outcome={exportOutcome} />
          <Pager
            label="Pages of acts"
            page={response?.currentPage ?? query.page}
            totalPages={response?.totalPages ?? 1}
            onPageChange={list.goToPage}
          />
        </div>
      </section>
    </Page>
  );
}

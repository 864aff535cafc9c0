import type { ReactNode } from 'react';
import { NotLoaded } from '#app/pages/account/not-loaded.tsx';
import { Subject } from '#app/ui/subject.tsx';
import type { Loaded } from '#app/pages/account/use-loaded.ts';
import { UserTile } from '#app/shell/username.tsx';
import { Status } from '#app/ui/status.tsx';
import type { AccountExport } from '#contract/own-account.ts';

type Account = AccountExport['account'];

const facts: readonly { label: string; of: (account: Account) => ReactNode }[] = [
  { label: 'Name', of: ({ name }) => name },
  { label: 'Username', of: ({ username }) => <span className="mono">{username}</span> },
  { label: 'Email', of: ({ email }) => email },
  { label: 'College', of: ({ college }) => college || 'Not given' },
  {
    label: 'Status',
    of: ({ veri }) =>
      veri === 'verified' ? (
        <Status state="full">Verified</Status>
      ) : (
        <Status state="open">Not verified yet</Status>
      ),
  },
];

/** Who the person is here. While loading, every line keeps its place. */
export function YouSection({ loaded, onRetry }: { loaded: Loaded<Account>; onRetry: () => void }) {
  return (
    <Subject id="account-you" title="You" lead="What the community knows about you.">
      {loaded.state === 'failed' ? (
        <NotLoaded sentence={loaded.sentence} onRetry={onRetry} />
      ) : (
        <div className="account-you">
          <UserTile large />
          <dl className="account-facts" aria-busy={loaded.state === 'loading'}>
            {facts.map(({ label, of }) => (
              <div key={label}>
                <dt>{label}</dt>
                <dd>{loaded.state === 'ready' ? of(loaded.value) : <span className="waiting-line" />}</dd>
              </div>
            ))}
          </dl>
        </div>
      )}
    </Subject>
  );
}

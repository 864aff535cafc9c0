import type { ReactNode } from 'react';
import { LoadError } from '#app/pages/account/load-error.tsx';
import { SettingsSection } from '#app/ui/settings-section.tsx';
import type { AsyncData } from '#app/pages/account/use-async-data.ts';
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
export function ProfileSection({ data, onRetry }: { data: AsyncData<Account>; onRetry: () => void }) {
  return (
    <SettingsSection id="account-you" title="You" lead="What the community knows about you.">
      {data.state === 'failed' ? (
        <LoadError sentence={data.sentence} onRetry={onRetry} />
      ) : (
        <div className="account-you">
          <UserTile large />
          <dl className="account-facts" aria-busy={data.state === 'loading'}>
            {facts.map(({ label, of }) => (
              <div key={label}>
                <dt>{label}</dt>
                <dd>{data.state === 'ready' ? of(data.value) : <span className="waiting-line" />}</dd>
              </div>
            ))}
          </dl>
        </div>
      )}
    </SettingsSection>
  );
}

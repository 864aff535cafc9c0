import type { ReactNode } from 'react';
import { LoadError } from '#app/pages/account/load-error.tsx';
import { SettingsSection } from '#app/ui/settings-section.tsx';
import type { AsyncData } from '#app/pages/account/use-async-data.ts';
import { UserTile } from '#app/shell/username.tsx';
import { Status } from '#app/ui/status.tsx';
import { accountFields } from '#contract/account-fields.ts';
import type { OwnAccount } from '#contract/own-account.ts';

type Account = OwnAccount;

const facts: readonly { label: string; render: (account: Account) => ReactNode }[] = [
  { label: 'Name', render: ({ name }) => name },
  { label: 'Username', render: ({ username }) => <span className="mono">{username}</span> },
  { label: 'Email', render: ({ email }) => email },
  ...accountFields.map(({ key, name }) => ({
    label: name,
    render: (account: Account) => account[key] || 'Not given',
  })),
  {
    label: 'Status',
    render: ({ veri }) =>
      veri === 'verified' ? (
        <Status state="full">Verified</Status>
      ) : (
        <Status state="open">Not verified yet</Status>
      ),
  },
];

/** The user's profile. While it loads, each line has a placeholder. */
export function ProfileSection({ data, onRetry }: { data: AsyncData<Account>; onRetry: () => void }) {
  return (
    <SettingsSection id="account-you" title="You" lead="What the community knows about you.">
      {data.state === 'failed' ? (
        <LoadError error={data} onRetry={onRetry} />
      ) : (
        <div className="account-you">
          <UserTile large />
          <dl className="account-facts" aria-busy={data.state === 'loading'}>
            {facts.map(({ label, render }) => (
              <div key={label}>
                <dt>{label}</dt>
                <dd>{data.state === 'ready' ? render(data.value) : <span className="waiting-line" />}</dd>
              </div>
            ))}
          </dl>
        </div>
      )}
    </SettingsSection>
  );
}

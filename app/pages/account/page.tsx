import { DataSection } from '#app/pages/account/data-section.tsx';
import { loadAccount, loadSessions } from '#app/pages/account/load.ts';
import { PasswordSection } from '#app/pages/account/password-section.tsx';
import { ProgressSection } from '#app/pages/account/progress-section.tsx';
import { SecuritySection } from '#app/pages/account/security-section.tsx';
import { SessionsSection } from '#app/pages/account/sessions-section.tsx';
import { useLoaded } from '#app/pages/account/use-loaded.ts';
import { YouSection } from '#app/pages/account/you-section.tsx';
import { pageMeta } from '#app/session/page-meta.ts';
import { Page, PageHead } from '#app/ui/page.tsx';
import './account.css';

export const meta = () => pageMeta({ title: 'Account', path: '/account', hidden: true });

export default function AccountPage() {
  const account = useLoaded(loadAccount);
  const sessions = useLoaded(loadSessions);
  const { username, email } =
    account.loaded.state === 'ready' ? account.loaded.value : { username: '', email: '' };
  return (
    <Page>
      <PageHead title="Account" />
      <YouSection loaded={account.loaded} onRetry={account.reload} />
      <ProgressSection />
      <SessionsSection loaded={sessions.loaded} onChange={sessions.reload} />
      <PasswordSection about={{ username, email }} onChanged={sessions.reload} />
      <SecuritySection />
      <DataSection email={email} />
    </Page>
  );
}

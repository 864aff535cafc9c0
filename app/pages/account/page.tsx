import { DataSection } from '#app/pages/account/data-section.tsx';
import { loadAccount, loadSessions } from '#app/pages/account/load-account.ts';
import { PasswordSection } from '#app/pages/account/password-section.tsx';
import { ProgressSection } from '#app/pages/account/progress-section.tsx';
import { SessionsSection } from '#app/pages/account/sessions-section.tsx';
import { useAsyncData } from '#app/pages/account/use-async-data.ts';
import { ProfileSection } from '#app/pages/account/profile-section.tsx';
import { pageMeta } from '#app/session/page-meta.tsx';
import { Page, PageHead } from '#app/ui/page.tsx';
import { ButtonLink } from '#app/ui/controls/button.tsx';
import { SettingsSection } from '#app/ui/settings-section.tsx';
import './account.css';

/** The link to the security page. */
function SecuritySection() {
  return (
    <SettingsSection id="account-security" title="Security" lead="Protect your account.">
      <p className="text-foreground-soft">
        Turn a second factor on there, a passkey or an app that shows codes, or change your email.
      </p>
      <div className="account-acts">
        <ButtonLink to="/account/security">Open Security</ButtonLink>
      </div>
    </SettingsSection>
  );
}

export const Meta = () => pageMeta({ title: 'Account', path: '/account', hidden: true });

export default function AccountPage() {
  const account = useAsyncData(loadAccount);
  const sessions = useAsyncData(loadSessions);
  const { username, email } =
    account.data.state === 'ready' ? account.data.value : { username: '', email: '' };
  return (
    <Page>
      <PageHead title="Account" />
      <ProfileSection data={account.data} onRetry={account.reload} />
      <ProgressSection />
      <SessionsSection data={sessions.data} onChange={sessions.reload} />
      <PasswordSection about={{ username, email }} onChanged={sessions.reload} />
      <SecuritySection />
      <DataSection email={email} />
    </Page>
  );
}

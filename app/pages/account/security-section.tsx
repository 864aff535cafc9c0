import { ButtonLink } from '#app/ui/controls/button.tsx';
import { SettingsSection } from '#app/ui/settings-section.tsx';

/** The link to the security page. */
export function SecuritySection() {
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

import { SecondFactorSection } from '#app/pages/account/second-factor/second-factor-section.tsx';
import { EmailSection } from '#app/pages/account/security/email-section.tsx';
import { pageMeta } from '#app/session/page-meta.tsx';
import { Breadcrumbs } from '#app/ui/breadcrumbs.tsx';
import { Page } from '#app/ui/page.tsx';
import '#app/pages/account/account.css';
import './security.css';

export const Meta = () => pageMeta({ title: 'Security', path: '/account/security', hidden: true });

/** The account's security settings besides the password. */
export default function SecurityPage() {
  return (
    <Page>
      <header className="page-head">
        <Breadcrumbs to="/account" parent="Account" here="Security" />
        <h1 className="knot">Security</h1>
      </header>
      <SecondFactorSection />
      <EmailSection />
    </Page>
  );
}

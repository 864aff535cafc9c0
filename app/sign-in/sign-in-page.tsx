import type { ReactNode } from 'react';
import { AccountBenefits, benefitsHeadingId } from '#app/sign-in/account-benefits.tsx';
import { Page, PageHead } from '#app/ui/page.tsx';
import './sign-in-page.css';

/**
 * The two columns of login, register and reset: the form, and the benefits of an account. A phone shows only
 * the form.
 */
export function SignInPage({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div className="sign-in">
      {/* The form is centred: painted half read, as on a slow phone, it would move. What follows it is awaited. */}
      <link rel="expect" href={`#${benefitsHeadingId}`} blocking="render" />
      <Page>
        <div className="sign-in-column">
          <PageHead title={title} />
          <p className="notice needs-script">
            This form needs JavaScript. Please turn it on for this site and load the page again.
          </p>
          {children}
        </div>
      </Page>
      <AccountBenefits />
    </div>
  );
}

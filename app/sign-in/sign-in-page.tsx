import type { ReactNode } from 'react';
import { AccountBenefits } from '#app/sign-in/account-benefits.tsx';
import { Page, PageHead } from '#app/ui/page.tsx';
import './sign-in-page.css';

const columnsId = 'sign-in';

/**
 * The two columns of login, register and reset: the form, and the benefits of an account. A phone shows only
 * the form.
 */
export function SignInPage({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div className="sign-in" id={columnsId}>
      {/* The form is centred: painted half read, as slow phones do, it would move. */}
      <link rel="expect" href={`#${columnsId}`} blocking="render" />
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

import { pageMeta } from '#app/session/page-meta.ts';
import { Page, PageHead } from '#app/ui/page.tsx';

export const meta = () => pageMeta({ title: 'Reset Password', path: '/forgot-password' });

export default function ForgotPasswordPage() {
  return (
    <Page>
      <PageHead title="Reset Password" />
    </Page>
  );
}

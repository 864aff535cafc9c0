import { pageMeta } from '#app/session/page-meta.ts';
import { Page, PageHead } from '#app/ui/page.tsx';

export const meta = () => pageMeta({ title: 'Welcome Back', path: '/login' });

export default function LoginPage() {
  return (
    <Page>
      <PageHead title="Welcome Back" />
    </Page>
  );
}

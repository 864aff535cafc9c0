import { pageMeta } from '#app/session/page-meta.ts';
import { Page, PageHead } from '#app/ui/page.tsx';

export const meta = () => pageMeta({ title: 'Create Account', path: '/register' });

export default function RegisterPage() {
  return (
    <Page>
      <PageHead title="Create Account" />
    </Page>
  );
}

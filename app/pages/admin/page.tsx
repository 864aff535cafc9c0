import { pageMeta } from '#app/session/page-meta.ts';
import { Page, PageHead } from '#app/ui/page.tsx';

export const meta = () => pageMeta({ title: 'Admin Dashboard', path: '/admin', hidden: true });

export default function AdminPage() {
  return (
    <Page>
      <PageHead title="Admin Dashboard" />
    </Page>
  );
}

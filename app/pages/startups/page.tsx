import { pageMeta } from '#app/session/page-meta.ts';
import { Page, PageHead } from '#app/ui/page.tsx';

export const meta = () => pageMeta({ title: 'Startups', path: '/startups', hidden: true });

export default function StartupsPage() {
  return (
    <Page>
      <PageHead title="Startups" />
    </Page>
  );
}

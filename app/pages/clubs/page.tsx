import { pageMeta } from '#app/session/page-meta.ts';
import { Page, PageHead } from '#app/ui/page.tsx';

export const meta = () => pageMeta({ title: 'Clubs', path: '/clubs' });

export default function ClubsPage() {
  return (
    <Page>
      <PageHead title="Clubs" />
    </Page>
  );
}

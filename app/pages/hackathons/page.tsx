import { pageMeta } from '#app/session/page-meta.ts';
import { Page, PageHead } from '#app/ui/page.tsx';

export const meta = () => pageMeta({ title: 'Upcoming Hackathons', path: '/hackathons' });

export default function HackathonsPage() {
  return (
    <Page>
      <PageHead title="Upcoming Hackathons" />
    </Page>
  );
}

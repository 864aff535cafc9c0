import { pageMeta } from '#app/session/page-meta.ts';
import { Page, PageHead } from '#app/ui/page.tsx';

export const meta = () => pageMeta({ title: 'Hackathons Panel', path: '/hackathon-add', hidden: true });

export default function HackathonAddPage() {
  return (
    <Page>
      <PageHead title="Hackathons Panel" />
    </Page>
  );
}

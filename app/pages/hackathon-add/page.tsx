import { pageMeta } from '#app/session/page-meta.tsx';
import { Page, PageHead } from '#app/ui/page.tsx';

export const Meta = () => pageMeta({ title: 'Hackathons Panel', path: '/hackathon-add', hidden: true });

export default function HackathonAddPage() {
  return (
    <Page>
      <PageHead title="Hackathons Panel" />
    </Page>
  );
}

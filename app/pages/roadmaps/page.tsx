import { pageMeta } from '#app/session/page-meta.ts';
import { Page, PageHead } from '#app/ui/page.tsx';

export const meta = () => pageMeta({ title: 'Roadmaps', path: '/roadmaps', hidden: true });

export default function RoadmapsPage() {
  return (
    <Page>
      <PageHead title="Roadmaps" />
    </Page>
  );
}

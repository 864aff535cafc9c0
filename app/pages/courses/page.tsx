import { pageMeta } from '#app/session/page-meta.ts';
import { Page, PageHead } from '#app/ui/page.tsx';

export const meta = () => pageMeta({ title: 'Explore Learning Paths', path: '/courses', hidden: true });

export default function CoursesPage() {
  return (
    <Page>
      <PageHead title="Explore Learning Paths" />
    </Page>
  );
}

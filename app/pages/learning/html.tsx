import { pageMeta } from '#app/session/page-meta.ts';
import { Page, PageHead } from '#app/ui/page.tsx';

export const meta = () => pageMeta({ title: 'HTML 5', path: '/learning/html', hidden: true });

export default function HtmlTutorialPage() {
  return (
    <Page>
      <PageHead title="HTML 5" />
    </Page>
  );
}

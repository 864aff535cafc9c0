import { pageMeta } from '#app/session/page-meta.ts';
import { Page, PageHead } from '#app/ui/page.tsx';

export const meta = () => pageMeta({ title: 'CSS', path: '/learning/css', hidden: true });

export default function CssTutorialPage() {
  return (
    <Page>
      <PageHead title="CSS" />
    </Page>
  );
}

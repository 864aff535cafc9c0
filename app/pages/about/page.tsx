import { pageMeta } from '#app/session/page-meta.ts';
import { Page, PageHead } from '#app/ui/page.tsx';

export const meta = () => pageMeta({ title: 'About', path: '/about' });

export default function AboutPage() {
  return (
    <Page>
      <PageHead title="About" />
    </Page>
  );
}

import { pageMeta } from '#app/session/page-meta.ts';
import { Page, PageHead } from '#app/ui/page.tsx';

export const meta = () => pageMeta({ title: 'Home', path: '/' });

export default function HomePage() {
  return (
    <Page>
      <PageHead title="Home" />
    </Page>
  );
}

import { pageMeta } from '#app/session/page-meta.ts';
import { Page, PageHead } from '#app/ui/page.tsx';

export const meta = () => pageMeta({ title: 'Our Gallery', path: '/gallery', hidden: true });

export default function GalleryPage() {
  return (
    <Page>
      <PageHead title="Our Gallery" />
    </Page>
  );
}

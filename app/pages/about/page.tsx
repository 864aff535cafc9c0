import { Journey } from '#app/pages/about/journey.tsx';
import { Mission } from '#app/pages/about/mission.tsx';
import { Values } from '#app/pages/about/values.tsx';
import { pageMeta } from '#app/session/page-meta.ts';
import { Page } from '#app/ui/page.tsx';
import './about.css';

export const meta = () => pageMeta({ title: 'About', path: '/about' });

export default function AboutPage() {
  return (
    <Page>
      <div className="about">
        <Mission />
        <Values />
        <Journey />
      </div>
    </Page>
  );
}

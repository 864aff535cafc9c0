import { Hero } from '#app/pages/home/hero.tsx';
import { Leaders } from '#app/pages/home/leaders.tsx';
import { Stats } from '#app/pages/home/stats.tsx';
import { Teams } from '#app/pages/home/team.tsx';
import { Testimonials } from '#app/pages/home/testimonials.tsx';
import { WhyChoose } from '#app/pages/home/why-choose.tsx';
import { pageMeta } from '#app/session/page-meta.tsx';
import { Page } from '#app/ui/page.tsx';

export const Meta = () => pageMeta({ title: 'Welcome', path: '/' });

export default function HomePage() {
  return (
    <Page isRoomy>
      <Hero />
      <WhyChoose />
      <div className="roomy below-fold" data-below-fold="">
        <Stats />
        <Testimonials />
        <Leaders />
        <Teams />
      </div>
    </Page>
  );
}

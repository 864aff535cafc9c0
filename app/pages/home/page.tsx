import { Hero } from '#app/pages/home/hero.tsx';
import { Stats } from '#app/pages/home/stats.tsx';
import { Teams } from '#app/pages/home/team.tsx';
import { ReasonGraph } from '#app/pages/home/reason-graph.tsx';
import { LinkedInIcon } from '#app/pages/home/social-icons.tsx';
import { pageMeta } from '#app/session/page-meta.tsx';
import { Page, Section } from '#app/ui/page.tsx';
import { Avatar } from '#app/ui/avatar.tsx';
import { whyChoose } from '#content/home.ts';
import { site } from '#content/site.ts';
import { testimonials } from '#content/testimonials.ts';
import { leaders } from '#content/team.ts';
import './home.css';

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

/** The four reasons, each with a small graph. */
function WhyChoose() {
  return (
    <Section id="why-choose" title={`Why Choose ${site.name}`}>
      <ul className="cells graph-cells">
        {whyChoose.map(({ id, title, text }) => (
          <li key={id}>
            <ReasonGraph id={id} />
            <h3>{title}</h3>
            <p>{text}</p>
          </li>
        ))}
      </ul>
    </Section>
  );
}

/** Quotes of three members; the first is larger. */
function Testimonials() {
  return (
    <Section id="members-say" title="What members say">
      <div className="quotes">
        {testimonials.map(({ id, quote, name, detail, avatar }) => (
          <figure key={id} className="quote">
            <blockquote>
              <p>{quote}</p>
            </blockquote>
            <figcaption>
              <Avatar id={avatar} size={44} />
              <span>
                <span className="quote-name">{name}</span>
                <span className="quote-detail">{detail}</span>
              </span>
            </figcaption>
          </figure>
        ))}
      </div>
    </Section>
  );
}

/** The two who lead the community. */
function Leaders() {
  return (
    <Section id="community-head" title="Our Community Head">
      <ul className="cells leaders">
        {leaders.map(({ id, name, role, bio, skills, avatar, links }) => (
          <li key={id} className="leader">
            <Avatar id={avatar} size={136} round={false} className="leader-face" />
            <div>
              <h3>{name}</h3>
              <p className="leader-role">{role}</p>
              <p className="leader-bio">{bio}</p>
              <p className="leader-skills">{skills.join(', ')}</p>
              <a
                className="leader-link"
                href={links.linkedin}
                target="_blank"
                rel="noopener noreferrer"
                aria-label={`${name} on LinkedIn`}
              >
                <LinkedInIcon />
                LinkedIn
              </a>
            </div>
          </li>
        ))}
      </ul>
    </Section>
  );
}

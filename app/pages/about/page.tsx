import { Journey } from '#app/pages/about/journey.tsx';
import { pageMeta } from '#app/session/page-meta.tsx';
import { Page, Section } from '#app/ui/page.tsx';
import { about } from '#content/about.ts';
import { ValueGraph } from '#app/pages/about/value-graph.tsx';
import './about.css';

/** The four values, each with a small graph. */
function Values() {
  return (
    <Section id="values" title="Our values">
      <ul className="cells graph-cells">
        {about.values.map(({ id, title, text }) => (
          <li key={id}>
            <ValueGraph title={title} />
            <h3>{title}</h3>
            <p>{text}</p>
          </li>
        ))}
      </ul>
    </Section>
  );
}

/** The mission is the headline; the facts are beside it. */
function Mission() {
  return (
    <header className="mission">
      <h1 className="knot">
        <span className="visually-hidden">Our mission: </span>
        {about.missionHeading}
      </h1>
      <div className="mission-body">
        <p className="lead">{about.mission}</p>
        <dl className="facts">
          {about.facts.map(({ label, value }) => (
            <div key={label} className="fact">
              <dt>{label}</dt>
              <dd className={/^\d+$/.test(value) ? 'mono' : undefined}>{value}</dd>
            </div>
          ))}
        </dl>
      </div>
    </header>
  );
}

export const Meta = () => pageMeta({ title: 'About', path: '/about' });

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

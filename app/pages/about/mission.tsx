import { about } from '#content/about.ts';

/** The mission is the headline; the facts are beside it. */
export function Mission() {
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

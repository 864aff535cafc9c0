import { ValueGraph } from '#app/pages/about/value-graph.tsx';
import { Section } from '#app/ui/page.tsx';
import { about } from '#content/about.ts';

/** The four values, each with a small graph. */
export function Values() {
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

import { ReasonGraph } from '#app/pages/home/reason-graph.tsx';
import { Section } from '#app/ui/page.tsx';
import { whyChoose } from '#content/home.ts';
import { site } from '#content/site.ts';

/** The four reasons, each with a small graph. */
export function WhyChoose() {
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

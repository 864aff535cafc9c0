import { Avatar } from '#app/ui/avatar.tsx';
import { Section } from '#app/ui/page.tsx';
import { testimonials } from '#content/testimonials.ts';
import './testimonials.css';

/** Quotes of three members; the first is larger. */
export function Testimonials() {
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

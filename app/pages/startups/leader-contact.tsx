import { Clock, Mail } from 'lucide-react';
import { siWhatsapp } from 'simple-icons';
import {
  listAvailableHours,
  listContactMethods,
  type ContactMethod,
} from '#app/pages/startups/contact-methods.ts';
import { Avatar } from '#app/ui/avatar.tsx';
import { Node } from '#app/ui/graph/node.tsx';
import type { Startup } from '#contract/content/startups.ts';

/** The icon of a contact method. */
export function ContactIcon({ kind }: Pick<ContactMethod, 'kind'>) {
  if (kind === 'email') return <Mail aria-hidden="true" size={18} strokeWidth={1.75} />;
  return (
    <svg width="18" height="18" viewBox="0 0 24 24" fill="currentColor" aria-hidden="true">
      <path d={siWhatsapp.path} />
    </svg>
  );
}

/**
 * A day as 24 ticks, tall and green in the hours when the leader answers. It is decoration: the hours are
 * above as text.
 */
function HourTicks({ available }: { available: readonly number[] }) {
  return (
    <svg className="hour-ticks" viewBox="0 0 266 24" aria-hidden="true">
      {Array.from({ length: 24 }, (_, hour) => {
        const x = 2 + hour * 11.4;
        return available.includes(hour) ? (
          <path key={hour} d={`M${x} 2V22`} stroke="var(--accent)" strokeWidth="2" />
        ) : (
          <path key={hour} d={`M${x} 8V16`} stroke="var(--graph)" strokeWidth="2" />
        );
      })}
    </svg>
  );
}

/**
 * A startup's leader with their contact methods, the preferred one first, and the hours in which they answer.
 */
export function LeaderContact({ startup }: { startup: Startup }) {
  const { leader } = startup.contactInfo;
  return (
    <section aria-labelledby="leader">
      <h3 id="leader" className="dialog-heading">
        Leader
      </h3>
      <div className="flex items-center gap-4">
        <Avatar id={leader.avatar} size={56} />
        <div>
          <p>{leader.name}</p>
          <p className="text-small text-foreground-soft">{leader.role}</p>
        </div>
      </div>
      <ul className="contact-ways">
        {listContactMethods(startup).map(({ kind, label, url, isPreferred }) => (
          <li key={kind}>
            <ContactIcon kind={kind} />
            <div className="min-w-0">
              <a
                className={`hover:text-accent ${kind === 'whatsapp' ? 'mono' : ''}`}
                href={url}
                {...(kind === 'whatsapp' ? { target: '_blank', rel: 'noopener noreferrer' } : {})}
              >
                <span className="visually-hidden">{kind === 'whatsapp' ? 'WhatsApp: ' : 'E-mail: '}</span>
                {label}
              </a>
              {isPreferred && (
                <p className="flex items-center gap-2 text-small text-accent">
                  <Node state="full" size={8} />
                  Preferred contact
                </p>
              )}
            </div>
          </li>
        ))}
        <li>
          <Clock aria-hidden="true" size={18} strokeWidth={1.75} />
          <p>{leader.availableHours}</p>
          <HourTicks available={listAvailableHours(leader.availableHours)} />
        </li>
      </ul>
    </section>
  );
}

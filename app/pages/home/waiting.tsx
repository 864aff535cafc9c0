import { ArrowRight } from 'lucide-react';
import { PageLink } from '#app/ui/controls/page-link.tsx';
import { lessonIds } from '#content/lessons/order.ts';
import { site } from '#content/site.ts';
import './waiting.css';

const openNow = [
  { to: '/startups', title: 'Startups', says: 'teams that look for members' },
  { to: '/clubs', title: 'Clubs', says: 'most have a form to join' },
  { to: '/hackathons', title: 'Hackathons', says: 'dates, rules and registration' },
];

/**
 * What a member who is not verified yet waits for, and what is open until then. It is in every visitor's page, and
 * waiting.css shows it to such members alone, so nothing flashes or shifts.
 */
export function Waiting() {
  return (
    <section className="waiting" aria-labelledby="waiting">
      <h2 id="waiting">You are in. An officer confirms you next.</h2>
      <ol className="log">
        <li className="is-later">
          <div>
            <strong>Lessons, roadmaps and the gallery open</strong>
            {lessonIds.length} lessons in HTML and CSS, with your progress kept
          </div>
        </li>
        <li className="is-soon">
          <div>
            <strong>An officer confirms new members</strong>
            You don’t need to do anything: open this page again to see it.
          </div>
        </li>
        <li className="is-first">You joined</li>
      </ol>
      <div className="card waiting-open">
        <h3>Open to you now</h3>
        <ul>
          {openNow.map(({ to, title, says }) => (
            <li key={to}>
              <PageLink to={to} viewTransition>
                <span>
                  <strong>{title}</strong> {says}
                </span>
                <ArrowRight aria-hidden="true" size={18} strokeWidth={1.75} />
              </PageLink>
            </li>
          ))}
        </ul>
        <p>
          Still waiting after two days? Ask in{' '}
          <a className="link" href={site.joinUrl} target="_blank" rel="noopener noreferrer">
            the group
          </a>
          .
        </p>
      </div>
    </section>
  );
}

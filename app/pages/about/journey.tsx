import { ButtonLink } from '#app/ui/controls/button.tsx';
import { Node, type NodeState } from '#app/ui/graph/node.tsx';
import { about } from '#content/about.ts';
import type { About } from '#contract/content/about.ts';
import './journey.css';

const nodeStates: Record<About['journey'][number]['state'], NodeState> = {
  done: 'full',
  current: 'current',
  future: 'open',
};

/** The community's history as a commit line. It ends in a dashed node for the visitor. */
export function Journey() {
  return (
    <section className="section journey-section" aria-labelledby="journey">
      <header>
        <h2 id="journey" className="knot">
          Our journey
        </h2>
        <p className="journey-intro">{about.journeyIntro}</p>
      </header>
      <ol className="journey">
        {about.journey.map(({ when, title, text, state }) => (
          <li key={title} className={`stop is-${state}`}>
            <p className="stop-when">{when}</p>
            <Node state={nodeStates[state]} size={state === 'done' ? 16 : 20} className="stop-node" />
            <h3>{title}</h3>
            <p className="stop-text">{text}</p>
          </li>
        ))}
        <li className="stop is-yours">
          <p className="stop-when">Whenever you like</p>
          <Node state="yours" size={20} className="stop-node" />
          <h3>Your first commit</h3>
          <p className="stop-text">
            <ButtonLink className="become" variant="main" size="wide" tip to="/">
              Become a Member
            </ButtonLink>
          </p>
        </li>
      </ol>
    </section>
  );
}

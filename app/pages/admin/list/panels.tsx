import { Link } from 'react-router';
import { Tip } from '#app/ui/controls/button.tsx';
import './panels.css';

const closedPanels = [
  { title: 'Startup Panel', words: 'Manage startup listings and applications' },
  { title: 'Content Panel', words: 'Manage courses, roadmaps and learning materials' },
];

/** The three cards of the dashboard, of which only the first leads anywhere. */
export function Panels() {
  return (
    <ul className="cells admin-panels">
      <li className="admin-panel is-open">
        <Link to="/hackathon-add" viewTransition>
          <h2>
            Hackathon Panel
            <Tip />
          </h2>
          <p>Manage hackathons, events and competitions</p>
        </Link>
      </li>
      {closedPanels.map(({ title, words }) => (
        <li key={title} className="admin-panel">
          <h2>{title}</h2>
          <p>{words}</p>
        </li>
      ))}
    </ul>
  );
}

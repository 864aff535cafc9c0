import { Link } from 'react-router';
import { ButtonTip } from '#app/ui/controls/button.tsx';
import './panels.css';

const disabledPanels = [
  { title: 'Startup Panel', description: 'Manage startup listings and applications' },
  { title: 'Content Panel', description: 'Manage courses, roadmaps and learning materials' },
];

/** The three cards of the dashboard. Only the first one is a link. */
export function Panels() {
  return (
    <ul className="cells admin-panels">
      <li className="admin-panel is-open">
        <Link to="/hackathon-add" viewTransition>
          <h2>
            Hackathon Panel
            <ButtonTip />
          </h2>
          <p>Manage hackathons, events and competitions</p>
        </Link>
      </li>
      {disabledPanels.map(({ title, description }) => (
        <li key={title} className="admin-panel">
          <h2>{title}</h2>
          <p>{description}</p>
        </li>
      ))}
    </ul>
  );
}

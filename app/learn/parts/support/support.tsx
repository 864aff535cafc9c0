import { Node } from '#app/ui/graph/node.tsx';
import type { FeatureSupport } from '#contract/lessons/lesson-content.ts';
import './support.css';

const words = {
  widely: 'Widely available',
  newly: 'Newly available',
  limited: 'Limited availability',
} as const;
const states = { widely: 'full', newly: 'current', limited: 'soon' } as const;

/** How far browsers support the lesson's main feature. */
export function SupportRow({ support }: { support: FeatureSupport }) {
  return (
    <dl className={`support-row mono is-${support.baseline}`}>
      <div>
        <dt className="visually-hidden">{support.name}</dt>
        <dd className="support-word">
          <Node state={states[support.baseline]} /> {words[support.baseline]}
        </dd>
      </div>
      <div>
        <dt className="visually-hidden">First versions</dt>
        {support.versions.map(({ browser, version }) => (
          <dd key={browser}>
            {browser} {version}
          </dd>
        ))}
      </div>
      {support.since && (
        <div className="support-since">
          <dt>since</dt> <dd>{support.since}</dd>
        </div>
      )}
    </dl>
  );
}

/** The same inline, for one feature. */
export function Support({ support }: { support: FeatureSupport }) {
  const since = support.since ? `, in all engines since ${support.since}` : '';
  return (
    <span
      className={`support mono is-${support.baseline}`}
      title={`${support.name}: ${words[support.baseline].toLowerCase()}${since}`}
    >
      <Node state={states[support.baseline]} size={8} /> {words[support.baseline]}
      {support.baseline === 'newly' && since ? ` since ${support.since}` : ''}
    </span>
  );
}

import type { TechnologyState } from '#contract/progress/progress.ts';
import { TechnologyNode } from '#app/pages/roadmaps/technology-node.tsx';
import { useTechnologyDetails } from '#app/pages/roadmaps/use-technology-details.ts';
import { RetryButton } from '#app/ui/controls/retry-button.tsx';
import { CommitList } from '#app/ui/graph/commit-list.tsx';
import { Dialog } from '#app/ui/overlays/dialog.tsx';
import type { TechnologyDetail, Resource } from '#contract/content/roadmaps.ts';
import { technologyNames } from '#content/roadmaps/technology-names.ts';
import { ArrowRight, ArrowUpRight } from 'lucide-react';
import { Link } from 'react-router';
import { Node } from '#app/ui/graph/node.tsx';
import './technology-dialog.css';

const choices = [
  { state: 'none', label: 'Not yet', node: 'open' },
  { state: 'learning', label: 'Learning', node: 'current' },
  { state: 'done', label: 'Done', node: 'full' },
] as const;

/** A radio group for the learner's state of a technology. */
function TechnologyStateChoice({
  name,
  state,
  onChoose,
}: {
  name: string;
  state: TechnologyState;
  onChoose: (state: TechnologyState) => void;
}) {
  return (
    <fieldset className="technology-state-choice">
      <legend className="visually-hidden">How far are you with {name}?</legend>
      {choices.map((choice) => (
        <label key={choice.state}>
          <input
            type="radio"
            name="mark"
            className="visually-hidden"
            checked={choice.state === state}
            onChange={() => onChoose(choice.state)}
          />
          <Node state={choice.node} />
          {choice.label}
        </label>
      ))}
    </fieldset>
  );
}

/** Learning resources. External ones open in a new tab; our own tutorials in this one. */
function ResourceList({ resources }: { resources: readonly Resource[] }) {
  return (
    <ul className="resources">
      {resources.map(({ name, url }) => (
        <li key={url}>
          {url.startsWith('/') ? (
            <Link to={url} className="resource">
              <span>
                {name} <span className="mono">on this site</span>
              </span>
              <ArrowRight aria-hidden="true" size={16} strokeWidth={1.75} />
            </Link>
          ) : (
            <a href={url} target="_blank" rel="noopener noreferrer" className="resource">
              <span>
                {name} <span className="mono">{new URL(url).hostname.replace(/^www\./, '')}</span>
              </span>
              <span className="visually-hidden">, opens in a new tab</span>
              <ArrowUpRight aria-hidden="true" size={16} strokeWidth={1.75} />
            </a>
          )}
        </li>
      ))}
    </ul>
  );
}

/** A technology on a path; `step` is the name of its step. */
export type OpenedTechnology = { id: string; step: string; state: TechnologyState };

function Details({ detail: { description, features, resources } }: { detail: TechnologyDetail }) {
  return (
    <div className="technology-details">
      <p className="text-foreground-soft">{description}</p>
      <section aria-labelledby="key-features">
        <h3 id="key-features" className="dialog-heading">
          Key Features
        </h3>
        <CommitList
          className="features"
          commits={features.map((feature) => ({ key: feature, state: 'open', title: feature }))}
        />
      </section>
      <section aria-labelledby="learning-resources">
        <h3 id="learning-resources" className="dialog-heading">
          Learning Resources
        </h3>
        <ResourceList resources={resources} />
      </section>
    </div>
  );
}

/**
 * A technology's description, key features and learning resources. The details of all technologies are loaded
 * when the first one is opened.
 */
export function TechnologyDialog({
  opened,
  onClose,
  onStateChange,
}: {
  opened: OpenedTechnology | undefined;
  onClose: () => void;
  onStateChange: (technology: string, state: TechnologyState) => void;
}) {
  const { value: details, hasFailed, retry } = useTechnologyDetails(opened !== undefined);
  const name = opened && (technologyNames[opened.id] ?? opened.id);
  const detail = opened && details?.get(opened.id);
  return (
    <Dialog
      open={opened !== undefined}
      onClose={onClose}
      title={name}
      subtitle={opened?.step}
      width={620}
      footer={
        opened && (
          <TechnologyStateChoice
            name={name ?? ''}
            state={opened.state}
            onChoose={(state) => onStateChange(opened.id, state)}
          />
        )
      }
      icon={opened && <TechnologyNode technology={opened.id} name={name ?? ''} state={opened.state} />}
    >
      {detail && <Details detail={detail} />}
      {!details && !hasFailed && (
        <p role="status" className="technology-details text-foreground-faint">
          Loading the details…
        </p>
      )}
      {hasFailed && (
        <div role="alert" className="technology-details justify-items-start">
          <p className="text-foreground-soft">
            The details could not load. Check your connection and try again.
          </p>
          <RetryButton onRetry={retry} />
        </div>
      )}
    </Dialog>
  );
}

import type { Requirement } from '#contract/content/requirement.ts';
import type { ReactNode } from 'react';
import { Node, type NodeState } from '#app/ui/graph/node.tsx';

/** One commit of a list whose order matters. */
export type Commit = { key: string; state: NodeState; when?: ReactNode; title: ReactNode; body?: ReactNode };

/** A vertical commit line, as an ordered list. */
export function CommitList({ commits, className = '' }: { commits: readonly Commit[]; className?: string }) {
  return (
    <ol className={`commits ${className}`}>
      {commits.map((commit, index) => {
        const next = commits[index + 1];
        const line =
          next?.state === 'yours'
            ? 'towards-yours'
            : commit.state === 'full' && next && next.state !== 'open'
              ? 'walked'
              : '';
        return (
          <li key={commit.key} className={`commit ${line} ${commit.state === 'yours' ? 'is-yours' : ''}`}>
            <Node state={commit.state} />
            <div>
              {commit.when && <div className="commit-when">{commit.when}</div>}
              <div className="commit-title">{commit.title}</div>
              {commit.body && <div className="commit-body">{commit.body}</div>}
            </div>
          </li>
        );
      })}
    </ol>
  );
}

/** What a proposal needs, as commits; the last, dashed one is what comes of it. */
export function RequirementList({
  requirements,
  outcome,
}: {
  requirements: readonly Requirement[];
  outcome: string;
}) {
  return (
    <CommitList
      commits={[
        ...requirements.map(({ title, note }) => ({ key: title, state: 'open' as const, title, body: note })),
        { key: 'yours', state: 'yours', title: outcome },
      ]}
    />
  );
}

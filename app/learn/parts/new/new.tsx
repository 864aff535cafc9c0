import { Children, isValidElement, type ReactNode } from 'react';
import { InlineCode } from '#app/learn/parts/inline-code.tsx';
import { Support } from '#app/learn/parts/support/support.tsx';
import { withoutBackTicks } from '#contract/back-ticks.ts';
import type { FeatureSupport } from '#contract/lessons/lesson-content.ts';
import './new.css';

/** What happens where a browser lacks the feature. */
export function Without({ children }: { children: ReactNode }) {
  return children;
}

/** A box for a feature that not every browser has yet: what it does, and what happens without it. */
export function New({
  title,
  support,
  children,
}: {
  title: string;
  support: FeatureSupport;
  children: ReactNode;
}) {
  const isFallback = (child: ReturnType<typeof Children.toArray>[number]) =>
    isValidElement(child) && child.type === Without;
  const all = Children.toArray(children);
  return (
    <aside className="new" aria-label={`New: ${withoutBackTicks(title)}`}>
      <p className="new-head">
        <span>
          <strong>New:</strong> <InlineCode>{title}</InlineCode>
        </span>
        <Support support={support} />
      </p>
      <div className="new-text">{all.filter((child) => !isFallback(child))}</div>
      <div className="new-without">
        <strong>Without it:</strong> {all.filter(isFallback)}
      </div>
      <p className="new-foot mono">
        <span>
          {support.versions.map(({ browser, version }) => `${browser} ${version}`).join('  ') ||
            'not in any browser yet'}
        </span>
        {support.since && <span>since {support.since}</span>}
      </p>
    </aside>
  );
}

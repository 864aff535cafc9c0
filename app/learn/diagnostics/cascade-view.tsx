import { useEffect, useState } from 'react';
import { formatFileLine } from '#app/learn/playground/document/format-file-line.ts';
import { formatElement } from '#app/learn/diagnostics/element-choice.tsx';
import { explainerClient } from '#app/learn/diagnostics/explainer-client.ts';
import type { PickedCascade } from '#app/learn/diagnostics/explain-sources.ts';
import { tooLarge, tooLargeSentence } from '#app/learn/diagnostics/explainer-messages.ts';
import { cascadeReasons } from '#app/learn/diagnostics/cascade-reasons.ts';
import type { SourceFile } from '#contract/lessons/lesson-code.ts';
import type { PickedElement } from '#app/learn/playground/result/result-frame.tsx';

/**
 * The cascade of an element that was picked in the result: the winner of each property, and why the others
 * lost.
 */
export function CascadeView({ picked, sources }: { picked: PickedElement; sources: readonly SourceFile[] }) {
  const [response, setResponse] = useState<{
    picked: PickedElement;
    cascade: PickedCascade | typeof tooLarge;
  }>();
  useEffect(() => {
    let isStale = false;
    explainerClient.request({ type: 'element', sources, path: picked.path }).then(
      (cascade) => {
        if (!isStale) setResponse({ picked, cascade });
      },
      (error: unknown) => console.warn('The cascade could not be loaded.', error),
    );
    return () => {
      isStale = true;
    };
  }, [picked, sources]);
  const cascade = response?.picked === picked ? response.cascade : undefined;
  if (cascade === tooLarge)
    return (
      <p className="cascade" role="status">
        {tooLargeSentence}
      </p>
    );
  return (
    <div className="cascade" role="status">
      <p>
        What applies to <code>{formatElement(picked)}</code>
        {cascade?.length === 0
          ? ': no rule of this code. Every value is the browser’s own or inherited.'
          : ''}
      </p>
      {cascade !== undefined && cascade.length > 0 && (
        <div className="cascade-list" role="list">
          {cascade.map(({ property, winner, losers, fileLine }) => (
            <div key={property} role="listitem">
              <span className="is-winner">
                <code>
                  {property}: {winner.value ?? winner.writtenDeclaration}
                </code>{' '}
                from <code>{winner.selector ?? 'the style attribute'}</code>
                {fileLine ? `, ${formatFileLine(fileLine)}` : ''}
              </span>
              {losers.map((loser) => (
                <span
                  key={`${loser.line} ${loser.selector} ${loser.writtenDeclaration}`}
                  className="is-loser"
                >
                  <code>{loser.writtenDeclaration}</code> from{' '}
                  {loser.origin === 'browser' ? 'the browser' : (loser.selector ?? 'the style attribute')}
                  {loser.isCertain
                    ? ` loses: ${cascadeReasons[loser.criterion]}`
                    : ' applies only in its state or condition'}
                </span>
              ))}
            </div>
          ))}
        </div>
      )}
    </div>
  );
}

import { useEffect, useState } from 'react';
import type { explainPicked } from '#app/learn/example/explain-sources.ts';
import type { SourceFile } from '#contract/lesson-parts.ts';
import type { PickedElement } from '#app/learn/playground/result/result-frame.tsx';

type Cascade = ReturnType<typeof explainPicked>;

const rules: Record<string, string> = {
  origin: 'the page’s own style goes before the browser’s',
  importance: '!important goes first',
  inline: 'the style attribute goes first',
  layer: 'its layer goes first',
  specificity: 'its selector is more specific',
  order: 'it stands later',
};

/** Who won each property of an element that was pressed in the result, and by which rule the others lost. */
export function CascadeView({ picked, sources }: { picked: PickedElement; sources: readonly SourceFile[] }) {
  const [answer, setAnswer] = useState<{ picked: PickedElement; cascade: Cascade }>();
  useEffect(() => {
    let isStale = false;
    import('#app/learn/example/explain-sources.ts').then(
      (engine) => {
        if (!isStale) setAnswer({ picked, cascade: engine.explainPicked(sources, picked.path) });
      },
      (error: unknown) => console.warn('What explains the cascade did not arrive.', error),
    );
    return () => {
      isStale = true;
    };
  }, [picked, sources]);
  const cascade = answer?.picked === picked ? answer.cascade : undefined;
  const name = `${picked.name}${picked.classes.map((word) => `.${word}`).join('')}`;
  return (
    <div className="cascade" role="status">
      <p>
        What applies to <code>{name}</code>
        {cascade?.length === 0 ? ': no rule of this code; all is the browser’s own or inherited.' : ''}
      </p>
      {cascade !== undefined && cascade.length > 0 && (
        <div className="cascade-list" role="list">
          {cascade.map(({ property, winner, losers, place }) => (
            <div key={property} role="listitem">
              <span className="is-winner">
                <code>
                  {property}: {winner.value ?? winner.written}
                </code>{' '}
                from <code>{winner.selector ?? 'the style attribute'}</code>
                {place ? `, ${place.language.toUpperCase()} line ${place.line}` : ''}
              </span>
              {losers.map((loser) => (
                <span key={`${loser.line} ${loser.selector} ${loser.written}`} className="is-loser">
                  <code>{loser.written}</code> from{' '}
                  {loser.origin === 'browser' ? 'the browser' : (loser.selector ?? 'the style attribute')}
                  {loser.sure
                    ? ` lost: ${rules[loser.because] ?? loser.because}`
                    : ' waits for its state or condition'}
                </span>
              ))}
            </div>
          ))}
        </div>
      )}
    </div>
  );
}

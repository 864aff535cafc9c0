import { Check, Link as LinkIcon } from 'lucide-react';
import { useState } from 'react';
import type { SourceFile } from '#contract/lessons/lesson-code.ts';
import { shareFragment } from '#app/learn/code/share-code.ts';

type Outcome = { kind: 'copied' } | { kind: 'by-hand'; address: string } | { kind: 'too-long' };

/**
 * Copies a URL that opens this example with this code. Where the browser won't let it, the URL is
 * shown to copy by hand.
 */
export function ShareButton({ name, sources }: { name: string; sources: readonly SourceFile[] }) {
  const [outcome, setOutcome] = useState<Outcome & { code: string }>();
  const code = JSON.stringify(sources);
  const shown = outcome?.code === code ? outcome : undefined;

  async function share(): Promise<void> {
    let address: string;
    try {
      address = `${location.origin}${location.pathname}${await shareFragment(name, sources)}`;
    } catch (error) {
      if (!(error instanceof RangeError)) throw error;
      setOutcome({ kind: 'too-long', code });
      return;
    }
    try {
      await navigator.clipboard.writeText(address);
      setOutcome({ kind: 'copied', code });
    } catch {
      setOutcome({ kind: 'by-hand', address, code }); // no permission, or no clipboard outside https
    }
  }

  return (
    <>
      <button
        type="button"
        className="tool"
        aria-label="Copy link"
        title="Copy a link to this code"
        onClick={() => {
          void share();
        }}
      >
        {shown?.kind === 'copied' ? (
          <Check aria-hidden="true" strokeWidth={1.75} />
        ) : (
          <LinkIcon aria-hidden="true" strokeWidth={1.75} />
        )}
      </button>
      <span
        role="status"
        className={shown?.kind === 'by-hand' || shown?.kind === 'too-long' ? 'share-note' : 'visually-hidden'}
      >
        {shown?.kind === 'copied' && 'Link copied.'}
        {shown?.kind === 'too-long' && 'This code is too long for a link.'}
        {shown?.kind === 'by-hand' && (
          <label>
            Copy this URL:{' '}
            <input
              className="input"
              readOnly
              value={shown.address}
              onFocus={(event) => event.target.select()}
            />
          </label>
        )}
      </span>
    </>
  );
}

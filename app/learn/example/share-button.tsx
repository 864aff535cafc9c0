import { Check, Link as LinkIcon } from 'lucide-react';
import { useState } from 'react';
import type { SourceFile } from '#contract/lessons/lesson-code.ts';
import { createShareFragment } from '#app/learn/code/share-code.ts';

type ShareResult = { kind: 'copied' } | { kind: 'by-hand'; url: string } | { kind: 'too-long' };

/** A URL that opens an example with this code, copied by `share`; `result` is forgotten when the code changes. */
export type Share = { result: ShareResult | undefined; share: () => Promise<void> };

/**
 * Copies a URL that opens the example `name` with `sources`. Where the browser won't let it, the URL is shown to
 * copy by hand.
 */
export function useShare(name: string, sources: readonly SourceFile[]): Share {
  const [result, setResult] = useState<ShareResult & { code: string }>();
  const code = JSON.stringify(sources);

  async function share(): Promise<void> {
    let url: string;
    try {
      url = `${location.origin}${location.pathname}${await createShareFragment(name, sources)}`;
    } catch (error) {
      if (!(error instanceof RangeError)) throw error;
      setResult({ kind: 'too-long', code });
      return;
    }
    try {
      await navigator.clipboard.writeText(url);
      setResult({ kind: 'copied', code });
    } catch {
      setResult({ kind: 'by-hand', url, code }); // no permission, or no clipboard outside https
    }
  }

  return { result: result?.code === code ? result : undefined, share };
}

/** *Copy link*, and what came of it. */
export function ShareButton({ result, share }: Share) {
  return (
    <>
      <button
        type="button"
        className="tool share-tool"
        aria-label="Copy link"
        title="Copy a link to this code"
        onClick={() => {
          void share();
        }}
      >
        {result?.kind === 'copied' ? (
          <Check aria-hidden="true" strokeWidth={1.75} />
        ) : (
          <LinkIcon aria-hidden="true" strokeWidth={1.75} />
        )}
      </button>
      <span
        aria-live="polite"
        className={
          result?.kind === 'by-hand' || result?.kind === 'too-long' ? 'share-note' : 'visually-hidden'
        }
      >
        {result?.kind === 'copied' && 'Link copied.'}
        {result?.kind === 'too-long' && 'This code is too long for a link.'}
        {result?.kind === 'by-hand' && (
          <label>
            Copy this URL:{' '}
            <input className="input" readOnly value={result.url} onFocus={(event) => event.target.select()} />
          </label>
        )}
      </span>
    </>
  );
}

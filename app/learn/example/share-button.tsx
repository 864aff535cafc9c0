import { Check, Link as LinkIcon } from 'lucide-react';
import { useEffect, useEffectEvent, useState } from 'react';
import type { SourceFile } from '#contract/lessons/lesson-code.ts';
import { createShareFragment } from '#app/learn/code/share-code.ts';

type ShareResult = { kind: 'copied' } | { kind: 'by-hand'; url: string } | { kind: 'too-long' };

type ShareButtonProps = {
  name: string;
  sources: readonly SourceFile[];
  /** It appears because its item of the menu was pressed, and copies at once. */
  isPressed: boolean;
};

/**
 * Copies a URL that opens this example with this code. Where the browser won't let it, the URL is shown to
 * copy by hand.
 */
export function ShareButton({ name, sources, isPressed }: ShareButtonProps) {
  const [result, setResult] = useState<ShareResult & { code: string }>();
  const code = JSON.stringify(sources);
  const shownResult = result?.code === code ? result : undefined;

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

  const shareIfPressed = useEffectEvent(() => {
    if (isPressed) void share();
  });
  useEffect(() => shareIfPressed(), []);

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
        {shownResult?.kind === 'copied' ? (
          <Check aria-hidden="true" strokeWidth={1.75} />
        ) : (
          <LinkIcon aria-hidden="true" strokeWidth={1.75} />
        )}
      </button>
      <span
        aria-live="polite"
        className={
          shownResult?.kind === 'by-hand' || shownResult?.kind === 'too-long'
            ? 'share-note'
            : 'visually-hidden'
        }
      >
        {shownResult?.kind === 'copied' && 'Link copied.'}
        {shownResult?.kind === 'too-long' && 'This code is too long for a link.'}
        {shownResult?.kind === 'by-hand' && (
          <label>
            Copy this URL:{' '}
            <input
              className="input"
              readOnly
              value={shownResult.url}
              onFocus={(event) => event.target.select()}
            />
          </label>
        )}
      </span>
    </>
  );
}

import { useRef, useState, type ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { announce } from '#app/ui/announce.ts';
import { Button, ButtonLink } from '#app/ui/controls/button.tsx';
import { Node } from '#app/ui/graph/node.tsx';
import './live-sample.css';

type LiveStateProps = {
  className: string;
  title: ReactNode;
  /** What ends the second line of the code: the semicolon, or nothing. */
  end: string;
  verdict: string;
  cause: string;
  children: ReactNode;
};

/** The sample in one of its states. Its result is styled by the rules that the page has (live-sample.css). */
function LiveState({ className, title, end, verdict, cause, children }: LiveStateProps) {
  return (
    <div className={`live-state ${className}`}>
      <p className="live-title">{title}</p>
      <div className="live-frame">
        <pre className="live-code">
          <code>
            <span>
              <b>.note</b> {'{'}
            </span>
            <span>
              {'  '}
              <u>
                <i>background</i>: <em>gold</em>
              </u>
              {end}
            </span>
            <span>
              {'  '}
              <u>
                <i>padding</i>: <em>16px</em>
              </u>
              ;
            </span>
            <span>{'}'}</span>
          </code>
        </pre>
        <div className="live-result">
          <p className="live-note">Chai at 4:30 on the canteen steps. Bring your bugs.</p>
        </div>
        <div className="live-words">
          <strong>{verdict}</strong>
          <p>{cause}</p>
          <p className="live-ways">{children}</p>
        </div>
      </div>
    </div>
  );
}

/**
 * The log's newest entry: CSS that fails, why, and its fix. Both states are in the page, so that applying the fix moves
 * nothing; without script they are one below the other.
 */
export function LiveSample({ children }: { children: ReactNode }) {
  const [isFixed, setFixed] = useState(false);
  const entry = useRef<HTMLLIElement>(null);
  const show = (nextIsFixed: boolean) => {
    // What was pressed is hidden now: the focus goes to what takes its place.
    flushSync(() => setFixed(nextIsFixed));
    entry.current
      ?.querySelector<HTMLElement>(nextIsFixed ? '.is-after .button' : '.is-before .button')
      ?.focus();
    if (nextIsFixed) announce('Both lines work. Your first commit: Add a semicolon.');
  };
  return (
    <li ref={entry} className={`live ${isFixed ? 'is-fixed' : ''}`} data-for="visitor">
      <LiveState
        className="is-before"
        title={
          <>
            Your first commit
            <span className="caret" aria-hidden="true" />
          </>
        }
        end=""
        verdict="Why doesn’t this work?"
        cause="Line 2 has no semicolon, so the browser reads lines 2 and 3 as one declaration. That is invalid, and it ignores both."
      >
        <Button icon={<Node state="yours" size={14} />} onClick={() => show(true)}>
          Apply: add the semicolon
        </Button>
      </LiveState>
      <LiveState
        className="is-after"
        title={
          <>
            <span className="mono">e51b7a</span> Add a semicolon <span>you, just now</span>
          </>
        }
        end=";"
        verdict="Both lines work."
        cause="One semicolon, and the page repairs itself. The lessons teach you to find such a line on your own."
      >
        <ButtonLink tip to="/login">
          Make your next commit
        </ButtonLink>
        <Button variant="plain" onClick={() => show(false)}>
          Break it again
        </Button>
      </LiveState>
      <p className="live-offer">{children}</p>
    </li>
  );
}

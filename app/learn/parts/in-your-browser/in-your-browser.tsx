import { useId, useRef, useState, useSyncExternalStore, type KeyboardEvent, type ReactNode } from 'react';
import { collectProps } from '#app/learn/parts/collect-props.ts';
import './in-your-browser.css';

const browsers = ['Chromium', 'Firefox', 'Safari'] as const;
type BrowserName = (typeof browsers)[number];

/** The steps in the developer tools of one browser, compiled by the build. */
export function BrowserSteps({ children }: { browser: BrowserName; children: ReactNode }) {
  return children;
}

/** The browser in use, by its user agent; any other one is most likely built on Chromium. */
function detectBrowser(): BrowserName {
  const { userAgent } = navigator;
  if (userAgent.includes('Firefox/')) return 'Firefox';
  return userAgent.includes('Safari/') && !/Chrom|Edg/.test(userAgent) ? 'Safari' : 'Chromium';
}

const subscribeToNothing = () => () => undefined;

/** Steps in the developer tools, with one tab for each browser; the browser in use is first. */
export function InYourBrowser({ children }: { children: ReactNode }) {
  const id = useId();
  const currentBrowser = useSyncExternalStore(
    subscribeToNothing,
    detectBrowser,
    (): BrowserName => 'Chromium',
  );
  const order = [currentBrowser, ...browsers.filter((name) => name !== currentBrowser)];
  const [selected, setSelected] = useState<BrowserName>();
  const tabs = useRef(new Map<BrowserName, HTMLButtonElement>());
  const shownBrowser = selected ?? currentBrowser;
  const panels = collectProps(children, BrowserSteps);

  function handleKeyDown(event: KeyboardEvent): void {
    const index = order.indexOf(shownBrowser);
    const nextIndex = {
      ArrowRight: (index + 1) % order.length,
      ArrowLeft: (index + order.length - 1) % order.length,
      Home: 0,
      End: order.length - 1,
    }[event.key];
    const next = nextIndex === undefined ? undefined : order[nextIndex];
    if (next === undefined) return;
    event.preventDefault();
    setSelected(next);
    tabs.current.get(next)?.focus();
  }

  return (
    <div className="in-browser" role="group" aria-labelledby={`${id}title`}>
      <div className="in-browser-head">
        <p id={`${id}title`}>
          <strong>In your browser</strong>
        </p>
        <div className="in-browser-tabs" role="tablist" aria-labelledby={`${id}title`}>
          {order.map((name) => (
            <button
              key={name}
              ref={(button) => {
                if (button) tabs.current.set(name, button);
              }}
              type="button"
              role="tab"
              id={`${id}${name}tab`}
              aria-selected={name === shownBrowser}
              aria-controls={`${id}${name}`}
              tabIndex={name === shownBrowser ? 0 : -1}
              onKeyDown={handleKeyDown}
              onClick={() => setSelected(name)}
            >
              {name}
            </button>
          ))}
        </div>
      </div>
      <div className="in-browser-panels">
        {panels.map(({ browser, children: steps }) => (
          <div
            key={browser}
            id={`${id}${browser}`}
            role="tabpanel"
            aria-labelledby={`${id}${browser}tab`}
            tabIndex={0}
            className={browser === shownBrowser ? 'is-shown' : ''}
          >
            <p className="in-browser-name">{browser}</p>
            {steps}
          </div>
        ))}
      </div>
    </div>
  );
}

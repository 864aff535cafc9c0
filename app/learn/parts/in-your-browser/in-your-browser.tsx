import { useId, useRef, useState, useSyncExternalStore, type KeyboardEvent, type ReactNode } from 'react';
import { propsOf } from '#app/learn/parts/props-of.ts';
import './in-your-browser.css';

const browsers = ['Chromium', 'Firefox', 'Safari'] as const;
type BrowserName = (typeof browsers)[number];

/** What to do in the developer tools of one browser, as the build wrote it. */
export function BrowserSteps({ children }: { browser: BrowserName; children: ReactNode }) {
  return children;
}

/** The browser in use, by its user agent; any other one is most likely built on Chromium. */
function findBrowser(): BrowserName {
  const { userAgent } = navigator;
  if (userAgent.includes('Firefox/')) return 'Firefox';
  return userAgent.includes('Safari/') && !/Chrom|Edg/.test(userAgent) ? 'Safari' : 'Chromium';
}

const never = () => () => undefined;

/** How to see it in the developer tools: one tab for each browser, the one in use first. */
export function InYourBrowser({ children }: { children: ReactNode }) {
  const id = useId();
  const used = useSyncExternalStore(never, findBrowser, (): BrowserName => 'Chromium');
  const order = [used, ...browsers.filter((name) => name !== used)];
  const [chosen, setChosen] = useState<BrowserName>();
  const tabs = useRef(new Map<BrowserName, HTMLButtonElement>());
  const current = chosen ?? used;
  const panels = propsOf(children, BrowserSteps);

  function press(event: KeyboardEvent): void {
    const at = order.indexOf(current);
    const to = {
      ArrowRight: (at + 1) % order.length,
      ArrowLeft: (at + order.length - 1) % order.length,
      Home: 0,
      End: order.length - 1,
    }[event.key];
    const next = to === undefined ? undefined : order[to];
    if (next === undefined) return;
    event.preventDefault();
    setChosen(next);
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
              aria-selected={name === current}
              aria-controls={`${id}${name}`}
              tabIndex={name === current ? 0 : -1}
              onKeyDown={press}
              onClick={() => setChosen(name)}
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
            className={browser === current ? 'is-shown' : ''}
          >
            <p className="in-browser-name">{browser}</p>
            {steps}
          </div>
        ))}
      </div>
    </div>
  );
}

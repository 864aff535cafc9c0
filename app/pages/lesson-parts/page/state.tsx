import { useEffect, useEffectEvent, useRef, type ReactNode } from 'react';

const pollMs = 50;
const longestWaitMs = 20_000;

function getControlName(control: HTMLElement): string {
  const label = control instanceof HTMLInputElement ? control.labels?.[0]?.textContent : control.textContent;
  return (control.getAttribute('aria-label') ?? label ?? '').trim();
}

/** The control whose name begins so, once it is there and enabled. */
async function waitForControl(container: HTMLElement, name: string): Promise<HTMLElement> {
  const giveUpAt = performance.now() + longestWaitMs;
  while (performance.now() < giveUpAt) {
    const controls = container.querySelectorAll<HTMLElement>('button, input, summary');
    const found = [...controls].find(
      (each) => getControlName(each).startsWith(name) && !each.matches(':disabled'),
    );
    if (found) return found;
    await new Promise((resolve) => setTimeout(resolve, pollMs));
  }
  throw new Error(`No control that can be pressed has a name that begins with “${name}”.`);
}

/**
 * A part in the state after these presses, one after the other: each is the beginning of a control's name.
 */
export function State({ press, children }: { press: readonly string[]; children: ReactNode }) {
  const container = useRef<HTMLDivElement>(null);
  const pressAll = useEffectEvent(async (isCancelled: () => boolean) => {
    const { current: part } = container;
    if (!part) return;
    for (const name of press) {
      const control = await waitForControl(part, name);
      if (isCancelled()) return;
      control.click();
    }
    part.dataset.state = 'reached';
  });
  useEffect(() => {
    let isCancelled = false;
    void pressAll(() => isCancelled);
    return () => {
      isCancelled = true;
    };
  }, []);
  return (
    <div ref={container} data-state="waiting">
      <p className="mono">Pressed: {press.join(', then ')}</p>
      {children}
    </div>
  );
}

/** A dot is added after each 10 px of movement and removed after 1000 ms. */
const movementPx = 10;
const lifeMs = 1000;

function createElement(className: string): HTMLElement {
  const element = document.createElement('div');
  element.className = className;
  element.setAttribute('aria-hidden', 'true');
  return element;
}

/**
 * A ring around the pointer and a trail of dots behind it. The system's pointer stays visible. Returns a
 * function that stops it.
 */
export function startCursorTrail(): () => void {
  const layer = createElement('cursor-layer');
  const ring = createElement('cursor-ring');
  ring.hidden = true;
  layer.append(ring);
  document.body.append(layer);
  let lastDot: { x: number; y: number } | undefined;

  function onMove(event: PointerEvent) {
    if (event.pointerType !== 'mouse') return;
    const { clientX: x, clientY: y } = event;
    ring.hidden = false;
    ring.style.transform = `translate(${x}px, ${y}px)`;
    ring.classList.toggle(
      'over',
      event.target instanceof Element && !!event.target.closest('a, button, summary, label, [role="button"]'),
    );
    if (lastDot && Math.hypot(x - lastDot.x, y - lastDot.y) < movementPx) return;
    if (lastDot) addDot(lastDot.x, lastDot.y);
    lastDot = { x, y };
  }

  function addDot(x: number, y: number) {
    const dot = createElement('cursor-dot');
    layer.append(dot);
    const position = `translate(${x}px, ${y}px)`;
    const fade = dot.animate(
      [
        { opacity: 0.5, transform: `${position} scale(1)` },
        { opacity: 0, transform: `${position} scale(0.3)` },
      ],
      { duration: lifeMs, fill: 'both' },
    );
    fade.onfinish = () => dot.remove();
  }

  function onLeave() {
    ring.hidden = true;
    lastDot = undefined;
  }

  document.addEventListener('pointermove', onMove, { passive: true });
  document.documentElement.addEventListener('pointerleave', onLeave);
  return () => {
    document.removeEventListener('pointermove', onMove);
    document.documentElement.removeEventListener('pointerleave', onLeave);
    layer.remove();
  };
}

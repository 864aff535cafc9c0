/** A dot after each 10 px of movement, gone after 1000 ms. */
const movementPx = 10;
const lifeMs = 1000;

function piece(className: string): HTMLElement {
  const element = document.createElement('div');
  element.className = className;
  element.setAttribute('aria-hidden', 'true');
  return element;
}

/**
 * A ring about the pointer and a trail of dots behind it. The system's own pointer stays. Returns a function
 * that stops it.
 */
export function startCursorTrail(): () => void {
  const layer = piece('cursor-layer');
  const ring = piece('cursor-ring');
  ring.hidden = true;
  layer.append(ring);
  document.body.append(layer);
  let last: { x: number; y: number } | undefined;

  function onMove(event: PointerEvent) {
    if (event.pointerType !== 'mouse') return;
    const { clientX: x, clientY: y } = event;
    ring.hidden = false;
    ring.style.transform = `translate(${x}px, ${y}px)`;
    ring.classList.toggle(
      'over',
      event.target instanceof Element && !!event.target.closest('a, button, summary, label, [role="button"]'),
    );
    if (last && Math.hypot(x - last.x, y - last.y) < movementPx) return;
    if (last) leaveDot(last.x, last.y);
    last = { x, y };
  }

  function leaveDot(x: number, y: number) {
    const dot = piece('cursor-dot');
    layer.append(dot);
    const place = `translate(${x}px, ${y}px)`;
    const fade = dot.animate(
      [
        { opacity: 0.5, transform: `${place} scale(1)` },
        { opacity: 0, transform: `${place} scale(0.3)` },
      ],
      { duration: lifeMs, fill: 'both' },
    );
    fade.onfinish = () => dot.remove();
  }

  function onLeave() {
    ring.hidden = true;
    last = undefined;
  }

  document.addEventListener('pointermove', onMove, { passive: true });
  document.documentElement.addEventListener('pointerleave', onLeave);
  return () => {
    document.removeEventListener('pointermove', onMove);
    document.documentElement.removeEventListener('pointerleave', onLeave);
    layer.remove();
  };
}

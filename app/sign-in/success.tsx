import { useEffect, useRef } from 'react';
import { focusStep } from '#app/sign-in/focus-step.ts';
import './success.css';

/** Replaces a form that is finished: an animated check, what was done, and what happens next. */
export function Success({ title, next }: { title: string; next: string }) {
  const panel = useRef<HTMLDivElement>(null);
  useEffect(() => focusStep(panel.current), []);
  return (
    <div ref={panel} className="success" role="status" tabIndex={-1}>
      <svg className="success-check" viewBox="0 0 72 72" width="72" height="72" aria-hidden="true">
        <circle className="success-ring" cx="36" cy="36" r="34" />
        <circle className="success-node" cx="36" cy="36" r="28" />
        <path className="success-stroke" d="M24 37l8.5 8.5L49 28" pathLength="1" />
      </svg>
      <p className="success-title">{title}</p>
      <p className="success-next">{next}</p>
    </div>
  );
}

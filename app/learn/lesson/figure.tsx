import type { ReactNode } from 'react';
import './figure.css';

/** A drawing with its caption below. */
export function Figure({ caption, children }: { caption: string; children: ReactNode }) {
  return (
    <figure className="lesson-figure">
      {children}
      <figcaption>{caption}</figcaption>
    </figure>
  );
}

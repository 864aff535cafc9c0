import type { ReactNode } from 'react';
import './figure.css';

/** A drawing with its words beneath. */
export function Figure({ caption, children }: { caption: string; children: ReactNode }) {
  return (
    <figure className="lesson-figure">
      {children}
      <figcaption>{caption}</figcaption>
    </figure>
  );
}

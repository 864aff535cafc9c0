import { Suspense, type ReactNode } from 'react';
import type { CompiledSection } from '#contract/lesson-parts.ts';

/** A section of a lesson's text. The boundary lets React hydrate each section in a task of its own, the touched one first. */
export function LessonSection({ titleId, closing, children }: CompiledSection & { children?: ReactNode }) {
  return (
    <Suspense>
      <section className="lesson-section" aria-labelledby={titleId} data-section={closing}>
        {children}
      </section>
    </Suspense>
  );
}

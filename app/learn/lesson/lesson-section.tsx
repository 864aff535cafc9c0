import { Suspense, useEffect, useRef, type ReactNode } from 'react';
import type { CompiledSection } from '#contract/lessons/lesson-parts.ts';

type SectionProps = CompiledSection & { children?: ReactNode };

/** A section of a lesson's text. The boundary lets React hydrate each section in a separate task. */
export function LessonSection(props: SectionProps) {
  return (
    <Suspense>
      <Section {...props} />
    </Suspense>
  );
}

/** Inside the boundary, so that its effect runs when this section is hydrated; `whenHydrated` waits for all of them. */
function Section({ titleId, closing, children }: SectionProps) {
  const section = useRef<HTMLElement>(null);
  useEffect(() => {
    if (section.current) section.current.dataset.hydrated = '';
  }, []);
  return (
    <section ref={section} className="lesson-section" aria-labelledby={titleId} data-section={closing}>
      {children}
    </section>
  );
}

import { Suspense, use, useEffect, useRef, type ReactNode } from 'react';
import { DeferredSection } from '#app/learn/deferred.tsx';
import { LessonPartsContext } from '#app/learn/lesson/lesson-parts-context.ts';
import { listSittings } from '#app/learn/lesson/sittings.ts';
import { useProgress } from '#app/learn/progress/use-progress.ts';
import { PartEnd } from '#app/learn/lesson/part-end.tsx';
import { Node } from '#app/ui/graph/node.tsx';
import type { CompiledSection } from '#contract/lessons/lesson-parts.ts';

type SectionProps = CompiledSection & { children?: ReactNode };

/** A section of a lesson's text. The boundary lets React hydrate each section in a separate task. */
export function LessonSection(props: SectionProps) {
  return (
    <Suspense>
      <DeferredSection>
        <Section {...props} />
      </DeferredSection>
    </Suspense>
  );
}

/** Inside the boundary, so that its effect runs when this section is hydrated; `whenHydrated` waits for all of them. */
function Section({ titleId, closing, children }: SectionProps) {
  const section = useRef<HTMLElement>(null);
  useEffect(() => {
    if (section.current) section.current.dataset.hydrated = '';
  }, []);
  const lesson = use(LessonPartsContext);
  const { progress } = useProgress();
  const sittings = listSittings(lesson, progress);
  const index = lesson.contents.findIndex(({ id }) => id === titleId);
  const starting = sittings.find(({ first }) => first === index);
  const ending = sittings.find(({ end }) => end === index + 1);
  const next = ending && sittings[ending.number];
  return (
    <section ref={section} className="lesson-section" aria-labelledby={titleId} data-section={closing}>
      {starting && (
        <p className="part-label mono">
          <Node state={starting.state} />
          Part {starting.number} of {sittings.length} · {starting.minutes} min
        </p>
      )}
      {children}
      {next && <PartEnd sitting={ending} next={next} sittings={sittings} />}
    </section>
  );
}

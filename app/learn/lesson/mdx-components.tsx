import { type ComponentProps, type ReactNode, useRef, useState } from 'react';
import { PageLink } from '#app/ui/controls/page-link.tsx';
import { Example } from '#app/learn/example/example.tsx';
import { WarmUp } from '#app/learn/exercise/warm-up.tsx';
import { LessonSection } from '#app/learn/lesson/lesson-section.tsx';
import { Sample } from '#app/learn/lesson/sample.tsx';
import { Slot, findSlots, readOptions } from '#app/learn/lesson/slot.ts';
import { Support } from '#app/learn/parts/support/support.tsx';
import { Video } from '#app/learn/video/video.tsx';
import { Exercise } from '#app/learn/exercise/exercise.tsx';
import type { CompiledExercise, CompiledQuestion } from '#contract/lessons/lesson-parts.ts';
import { Question } from '#app/learn/question/question.tsx';
import { useInView } from '#app/ui/hooks/use-in-view.ts';
import { remoteSample } from '#contract/external-urls.ts';
import './lesson-table.css';
import './figure.css';

const fallbackSrc = '/lesson-files/noticeboard.svg';

type ExternalImageProps = { alt: string; width: number; height: number; className?: string };

/**
 * An image from another site, without a referrer. An image of ours is there until it scrolls into view, and
 * when it fails; its size is set, so nothing shifts. It is part of the page, never of a learner's frame.
 */
function ExternalImage({ alt, width, height, className }: ExternalImageProps) {
  const image = useRef<HTMLImageElement>(null);
  // `loading="lazy"` asks for images that are still far below the window.
  const isRequested = useInView(image) === 'visible';
  const [hasFailed, setFailed] = useState(false);
  return (
    <img
      ref={image}
      className={className}
      src={isRequested && !hasFailed ? remoteSample : fallbackSrc}
      alt={alt}
      width={width}
      height={height}
      style={{ objectFit: 'cover' }}
      loading="lazy"
      decoding="async"
      referrerPolicy="no-referrer"
      onError={() => setFailed(true)}
    />
  );
}

/** An exercise out of a lesson's Markdown. */
function LessonExercise({ children, ...exercise }: CompiledExercise & { children: ReactNode }) {
  return (
    <Exercise {...exercise} hints={findSlots(children, 'hint')} player={findSlots(children, 'player')[0]}>
      {findSlots(children, 'task')[0]}
    </Exercise>
  );
}

/** A question out of a lesson's Markdown. */
function LessonQuestion({ children, ...question }: CompiledQuestion & { children: ReactNode }) {
  return (
    <Question {...question} options={readOptions(children)}>
      {findSlots(children, 'ask')[0]}
    </Question>
  );
}

/** A drawing with its caption below. */
function Figure({ caption, children }: { caption: string; children: ReactNode }) {
  return (
    <figure className="lesson-figure">
      {children}
      <figcaption>{caption}</figcaption>
    </figure>
  );
}

function LessonLink({ href = '', children, ...rest }: ComponentProps<'a'>) {
  if (href.startsWith('/learning/'))
    return (
      <PageLink to={href} className="link" {...rest}>
        {children}
      </PageLink>
    );
  return (
    <a href={href} className="link" {...rest}>
      {children}
    </a>
  );
}

/** A table that is wider than the text scrolls in its own box. */
function LessonTable(props: ComponentProps<'table'>) {
  return (
    <div className="lesson-table" role="group" aria-label="Table" tabIndex={0}>
      <table {...props} />
    </div>
  );
}

const parts = {
  a: LessonLink,
  table: LessonTable,
  Example,
  Exercise: LessonExercise,
  Figure,
  LessonSection,
  Question: LessonQuestion,
  ExternalImage,
  Sample,
  Slot,
  Support,
  Video,
  WarmUp,
};

/** The component for each element and component name in a lesson's file. The compiled MDX calls this hook. */
export function useMDXComponents() {
  return parts;
}

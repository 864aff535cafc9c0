import type { ComponentProps } from 'react';
import { Link } from 'react-router';
import { Example } from '#app/learn/example/example.tsx';
import { Figure } from '#app/learn/lesson/figure.tsx';
import { LessonSection } from '#app/learn/lesson/lesson-section.tsx';
import { Sample } from '#app/learn/lesson/sample.tsx';
import { Slot } from '#app/learn/lesson/slot.ts';
import { LessonExercise, LessonQuestion } from '#app/learn/lesson/slots.tsx';
import { ExternalImage } from '#app/learn/lesson/external-image.tsx';
import { Support } from '#app/learn/parts/support/support.tsx';
import { Video } from '#app/learn/video/video.tsx';
import './lesson-table.css';

function LessonLink({ href = '', children, ...rest }: ComponentProps<'a'>) {
  if (href.startsWith('/learning/'))
    return (
      <Link to={href} prefetch="intent" className="link" {...rest}>
        {children}
      </Link>
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
};

/** The component for each element and component name in a lesson's file. The compiled MDX calls this hook. */
export function useMDXComponents() {
  return parts;
}

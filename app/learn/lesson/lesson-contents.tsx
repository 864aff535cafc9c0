import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { PartsLine } from '#app/learn/lesson/parts-line.tsx';
import { formatLength, type Sitting } from '#app/learn/lesson/sittings.ts';
import { Node, type NodeState } from '#app/ui/graph/node.tsx';
import { useHydrated } from '#app/ui/hooks/use-hydrated.ts';
import type { LessonFacts } from '#contract/lessons/lesson-parts.ts';
import './lesson-contents.css';

type LessonContentsProps = {
  contents: LessonFacts['contents'];
  sittings: readonly Sitting[];
  isWarmedUp: boolean;
  /** Called with the id of the heading that is read now, after the first one. */
  onRead: (heading: string | undefined) => void;
};

/**
 * *In this lesson*: its parts, the one being read marked. A column where the window is wide, a row below that, and on a
 * phone a row of nodes that opens. While a phone scrolls, a line below the bar names the part.
 */
export function LessonContents({ contents, sittings, isWarmedUp, onRead }: LessonContentsProps) {
  const section = useSectionInView(contents);
  const [isOpen, setOpen] = useState(false);
  const lastRead = useRef(0);
  const reportRead = useEffectEvent((index: number) => onRead(contents[index]?.id));
  useEffect(() => {
    const read = Math.max(0, section);
    if (lastRead.current !== read) reportRead(read);
    lastRead.current = read;
  }, [section]);
  const current = sittings.find(({ first, end }) => first <= section && section < end);
  return (
    <nav className={`lesson-contents ${isOpen ? 'is-open' : ''}`} aria-labelledby="in-this-lesson">
      <button
        type="button"
        className="lesson-contents-button mono"
        aria-expanded={isOpen}
        aria-controls="contents-parts"
        onClick={() => setOpen(!isOpen)}
      >
        {formatLength(sittings)}
        <PartsLine sittings={sittings} />
      </button>
      <p id="in-this-lesson">In this lesson</p>
      <ol id="contents-parts">
        <PartItem
          state={isWarmedUp ? 'full' : 'yours'}
          isCurrent={current === undefined}
          isDone={isWarmedUp}
          heading="warm-up"
          title="Warm-up"
          time="20 s"
        />
        {sittings.map(({ heading, title, minutes, state }) => {
          const isCurrent = heading === current?.heading;
          return (
            <PartItem
              key={heading}
              state={state === 'open' && isCurrent ? 'current' : state}
              isDone={state !== 'open'}
              time={`${minutes} min`}
              {...{ heading, title, isCurrent }}
            />
          );
        })}
      </ol>
      {useHydrated() && <PartLine {...{ sittings, current, section }} />}
    </nav>
  );
}

type PartItemProps = {
  heading: string;
  title: string;
  time: string;
  state: NodeState;
  isCurrent: boolean;
  isDone: boolean;
};

function PartItem({ heading, title, time, state, isCurrent, isDone }: PartItemProps) {
  return (
    <li className={isDone ? 'walked' : undefined}>
      <Node state={state} />
      <a href={`#${heading}`} aria-current={isCurrent ? 'location' : undefined}>
        {title}
      </a>
      <span className="mono">{time}</span>
    </li>
  );
}

type PartLineProps = { sittings: readonly Sitting[]; current: Sitting | undefined; section: number };

/**
 * Below the phone's bar: the part, and how far each is read. One that is done is full, whatever is in view. The list of
 * parts says the same.
 */
function PartLine({ sittings, current, section }: PartLineProps) {
  const findShareRead = ({ first, end, state }: Sitting) =>
    Math.min(1, Math.max({ open: 0, half: 0.5, full: 1 }[state], (section - first) / (end - first)));
  return (
    <div className="part-line" aria-hidden="true">
      <p>
        {current && (
          <span className="mono">
            {current.number} of {sittings.length}
          </span>
        )}
        {current?.title ?? 'Warm-up'}
      </p>
      <p className="part-line-shares">
        {sittings.map((sitting) => (
          <i key={sitting.heading} style={{ backgroundSize: `${100 * findShareRead(sitting)}% 100%` }} />
        ))}
      </p>
    </div>
  );
}

/** The index of the section whose heading last passed the upper third of the window; -1 above the first one. */
function useSectionInView(contents: readonly { id: string }[]): number {
  const [current, setCurrent] = useState(-1);
  useEffect(() => {
    // Observes the sections, because reading a heading's position would lay out a section that
    // `content-visibility` skips.
    const sections = contents.flatMap(({ id }) => document.getElementById(id)?.closest('section') ?? []);
    const updateCurrent = () => {
      const passedCount = sections.filter(
        (section) => section.getBoundingClientRect().top < innerHeight / 3,
      ).length;
      setCurrent(passedCount - 1);
    };
    const observer = new IntersectionObserver(updateCurrent, { rootMargin: '0px 0px -66% 0px' });
    sections.forEach((section) => observer.observe(section));
    return () => observer.disconnect();
  }, [contents]);
  return current;
}

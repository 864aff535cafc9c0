import { useEffect, useState } from 'react';
import { Node } from '#app/ui/graph/node.tsx';
import './lesson-contents.css';

/** *On this page*: the lesson's sections, the one being read marked. Shown where the window is wide. */
export function LessonContents({ contents }: { contents: readonly { id: string; title: string }[] }) {
  const current = useSectionInView(contents);
  return (
    <nav className="lesson-contents" aria-labelledby="on-this-page">
      <p id="on-this-page">On this page</p>
      <ol>
        {contents.map(({ id, title }, index) => (
          <li key={id} className={index < current ? 'walked' : ''}>
            <Node state={index === current ? 'current' : index < current ? 'full' : 'open'} />
            <a href={`#${id}`} aria-current={index === current ? 'location' : undefined}>
              {title}
            </a>
          </li>
        ))}
      </ol>
    </nav>
  );
}

/** The index of the section whose heading last passed the upper third of the window. */
function useSectionInView(contents: readonly { id: string }[]): number {
  const [current, setCurrent] = useState(0);
  useEffect(() => {
    // Observes the sections, because reading a heading's position would lay out a section that
    // `content-visibility` skips.
    const sections = contents.flatMap(({ id }) => document.getElementById(id)?.closest('section') ?? []);
    const updateCurrent = () => {
      const passedCount = sections.filter(
        (section) => section.getBoundingClientRect().top < innerHeight / 3,
      ).length;
      setCurrent(Math.max(0, passedCount - 1));
    };
    const observer = new IntersectionObserver(updateCurrent, { rootMargin: '0px 0px -66% 0px' });
    sections.forEach((section) => observer.observe(section));
    return () => observer.disconnect();
  }, [contents]);
  return current;
}

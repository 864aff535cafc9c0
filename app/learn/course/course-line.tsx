import type { OutlineCourse } from '#contract/lessons/lesson-content.ts';
import './course-line.css';

const step = 20.8;
const gap = 34;

/** The nodes of each group and their places, in px; the gap after a group is wider than the step between lessons. */
function placeNodes(course: OutlineCourse): { id: string; x: number }[][] {
  let next = 5;
  return course.groups.map(({ lessons }) => {
    const nodes = lessons.map(({ id }, index) => ({ id, x: next + index * step }));
    next = (nodes.at(-1)?.x ?? next) + gap;
    return nodes;
  });
}

const drawCircle = (x: number, radius: number) =>
  `M${x - radius} 12a${radius} ${radius} 0 1 1 ${2 * radius} 0a${radius} ${radius} 0 1 1 ${-2 * radius} 0`;

/**
 * The whole course as one commit line: a stretch for each group, a node for each lesson. Decoration: the
 * words beside it say the same. What looks alike is one path: a circle for each lesson would be a tenth of a
 * lesson's first layout.
 */
export function CourseLine({
  course,
  current,
  done,
}: {
  course: OutlineCourse;
  current: string;
  done: ReadonlySet<string>;
}) {
  const stretches = placeNodes(course);
  const width = (stretches.at(-1)?.at(-1)?.x ?? 0) + 9;
  const steps = stretches.flatMap((nodes) =>
    nodes.slice(1).map((to, index) => ({ from: nodes[index] ?? to, to })),
  );
  const isWalked = ({ from, to }: (typeof steps)[number]) =>
    done.has(from.id) && (done.has(to.id) || to.id === current);
  const drawSteps = (walked: boolean) =>
    steps
      .filter((each) => isWalked(each) === walked)
      .map(({ from, to }) => `M${from.x} 12H${to.x}`)
      .join('');
  const nodes = stretches.flat();
  const drawNodes = (walked: boolean) =>
    nodes
      .filter(({ id }) => id !== current && done.has(id) === walked)
      .map(({ x }) => drawCircle(x, 4))
      .join('');
  const here = nodes.find(({ id }) => id === current);
  return (
    <svg className="course-line" viewBox={`0 0 ${width} 24`} style={{ maxWidth: width }} aria-hidden="true">
      <path className="steps" d={drawSteps(false)} />
      <path className="steps walked" d={drawSteps(true)} />
      <path className="nodes" d={drawNodes(false)} />
      <path className="nodes walked" d={drawNodes(true)} />
      {here && (
        <>
          <circle className="here" cx={here.x} cy="12" r="9" />
          <circle className="dot" cx={here.x} cy="12" r="3" />
        </>
      )}
    </svg>
  );
}

import { createPartFinder } from '#app/learn/progress/course-progress.ts';
import type { OutlineCourse } from '#contract/lessons/lesson-content.ts';
import './course-line.css';

const nodeDistance = 20.8;
const groupGap = 34;

/**
 * The nodes of each group with their x coordinates in CSS pixels. The gap after a group is wider than the
 * distance between lessons.
 */
function layOutNodes(course: OutlineCourse): { id: string; x: number }[][] {
  let nextX = 5;
  return course.groups.map(({ lessons }) => {
    const nodes = lessons.map(({ id }, index) => ({ id, x: nextX + index * nodeDistance }));
    nextX = (nodes.at(-1)?.x ?? nextX) + groupGap;
    return nodes;
  });
}

const createCirclePath = (x: number, radius: number) =>
  `M${x - radius} 12a${radius} ${radius} 0 1 1 ${2 * radius} 0a${radius} ${radius} 0 1 1 ${-2 * radius} 0`;

/**
 * The course as one commit line, with a segment for each group and a node for each lesson. It is decoration:
 * the text beside it says the same. Shapes that look alike share one path, because a circle element for each
 * lesson would take a tenth of a lesson's first layout.
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
  const nodesByGroup = layOutNodes(course);
  const width = (nodesByGroup.at(-1)?.at(-1)?.x ?? 0) + 9;
  const steps = nodesByGroup.flatMap((nodes) =>
    nodes.slice(1).map((to, index) => ({ from: nodes[index] ?? to, to })),
  );
  const isCompleted = ({ from, to }: (typeof steps)[number]) =>
    done.has(from.id) && (done.has(to.id) || to.id === current);
  const createStepsPath = (completed: boolean) =>
    steps
      .filter((each) => isCompleted(each) === completed)
      .map(({ from, to }) => `M${from.x} 12H${to.x}`)
      .join('');
  const nodes = nodesByGroup.flat();
  const createNodesPath = (completed: boolean) =>
    nodes
      .filter(({ id }) => id !== current && done.has(id) === completed)
      .map(({ x }) => createCirclePath(x, 4))
      .join('');
  const hasDonePart = createPartFinder([...done]);
  const halfPath = nodes
    .filter(({ id }) => id !== current && !done.has(id) && hasDonePart(id))
    .map(({ x }) => `M${x} 8a4 4 0 0 1 0 8z`)
    .join('');
  const currentNode = nodes.find(({ id }) => id === current);
  return (
    <svg className="course-line" viewBox={`0 0 ${width} 24`} style={{ maxWidth: width }} aria-hidden="true">
      <path className="steps" d={createStepsPath(false)} />
      <path className="steps walked" d={createStepsPath(true)} />
      <path className="nodes" d={createNodesPath(false)} />
      <path className="nodes walked" d={createNodesPath(true)} />
      {halfPath && <path className="half" d={halfPath} />}
      {currentNode && (
        <>
          <circle className="here" cx={currentNode.x} cy="12" r="9" />
          <circle className="dot" cx={currentNode.x} cy="12" r="3" />
        </>
      )}
    </svg>
  );
}

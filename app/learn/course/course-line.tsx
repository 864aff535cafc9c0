import type { OutlineCourse } from '#contract/lesson-content.ts';
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

/** The whole course as one commit line: a stretch for each group, a node for each lesson. Decoration: the words beside it say the same. */
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
  return (
    <svg className="course-line" viewBox={`0 0 ${width} 24`} style={{ maxWidth: width }} aria-hidden="true">
      {stretches.map((nodes) => (
        <g key={nodes[0]?.id}>
          {nodes.slice(1).map((node, index) => {
            const before = nodes[index];
            return (
              before && (
                <path
                  key={node.id}
                  d={`M${before.x} 12H${node.x}`}
                  className={
                    done.has(before.id) && (done.has(node.id) || node.id === current) ? 'walked' : ''
                  }
                />
              )
            );
          })}
          {nodes.map((node) => (
            <g key={node.id} className={node.id === current ? 'here' : done.has(node.id) ? 'walked' : ''}>
              <circle cx={node.x} cy="12" r={node.id === current ? 9 : 4} />
              {node.id === current && <circle cx={node.x} cy="12" r="3" className="dot" />}
            </g>
          ))}
        </g>
      ))}
    </svg>
  );
}

import { Graphviz } from '@hpcc-js/wasm-graphviz';
import { houses, roundCount, type Arrow } from './rooms.ts';

/**
 * Both themes of the page that shows the picture; without it the browser's default is black on a transparent
 * background.
 */
const style = `<style>
text { font-family: system-ui, sans-serif; fill: #1d2430 }
polygon, path { stroke: #5a6475 }
.node polygon { fill: #eef1f6 }
.cluster polygon { fill: none; stroke-dasharray: 4 3 }
.edge polygon { fill: #5a6475 }
.edge text { fill: #44506a }
@media (prefers-color-scheme: dark) {
  text { fill: #e6eaf2 }
  polygon, path { stroke: #8b97ab }
  .node polygon { fill: #232b39 }
  .edge polygon { fill: #8b97ab }
  .edge text { fill: #b6c0d2 }
}
</style>`;

const quote = (text: string) => JSON.stringify(text);

/** The room at which Graphviz ends an arrow from or to a whole house: it can't end at a cluster. */
function anchorOf(end: string, rooms: readonly string[]): string {
  return rooms.find((room) => room.startsWith(`${end}/`)) ?? end;
}

function describeGraph(arrows: readonly Arrow[]): string {
  const rooms = [...new Set(arrows.flatMap(({ from, to }) => [from, to]))].sort();
  const clusters = houses.map((house) => {
    const inside = rooms.filter((room) => room.startsWith(`${house}/`));
    return `subgraph "cluster_${house}" { label=${quote(`${house}/`)}; ${inside.map((room) => `${quote(room)} [label=${quote(room.slice(house.length + 1))}];`).join(' ')} }`;
  });
  const others = rooms
    .filter((room) => !room.includes('/') && !houses.some((house) => house === room))
    .map((room) => `${quote(room)} [label=${quote(`${room}/`)}];`);
  const edges = arrows
    // Files right in a house wire its rooms together: an arrow to each would say nothing.
    .filter(({ from, to }) => !houses.some((house) => isInside(from, to, house)))
    .map(({ from, to, count }) => {
      const ends = [
        houses.some((house) => house === from) ? `ltail="cluster_${from}"` : '',
        houses.some((house) => house === to) ? `lhead="cluster_${to}"` : '',
      ];
      return `${quote(anchorOf(from, rooms))} -> ${quote(anchorOf(to, rooms))} [label=" ${roundCount(count)}", ${ends.filter(Boolean).join(', ')}];`;
    });
  return `digraph { compound=true; rankdir=TB; bgcolor="transparent"; nodesep=0.35; ranksep=0.55; node [shape=box, style=filled, margin="0.14,0.06"]; edge [arrowsize=0.7, fontsize=11];
${[...clusters, ...others, ...edges].join('\n')}
}`;
}

/** Whether an arrow joins a house's own files to one of its rooms. */
function isInside(from: string, to: string, house: string): boolean {
  return (from === house && to.startsWith(`${house}/`)) || (to === house && from.startsWith(`${house}/`));
}

/**
 * The rooms as boxes and the imports between them as arrows, as an SVG that follows the light or dark theme.
 */
export async function drawArchitecture(arrows: readonly Arrow[]): Promise<string> {
  const graphviz = await Graphviz.load();
  const svg = graphviz.dot(describeGraph(arrows));
  return svg.slice(svg.indexOf('<svg')).replace(/(<svg[^>]*>)/, `$1\n${style}`);
}

import { Graphviz } from '@hpcc-js/wasm-graphviz';
import { nestedFolders, formatCount, type ModuleImports } from './modules.ts';

/**
 * Styles for the light and the dark theme. Without them, the picture is black on a transparent background.
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

/**
 * The node for an edge from or to a top folder: Graphviz cannot end an edge at a cluster, so it uses a node
 * inside.
 */
function findClusterNode(end: string, modules: readonly string[]): string {
  return modules.find((module) => module.startsWith(`${end}/`)) ?? end;
}

function formatGraph(moduleImports: readonly ModuleImports[]): string {
  const modules = [...new Set(moduleImports.flatMap(({ from, to }) => [from, to]))].sort();
  const clusters = nestedFolders.map((folder) => {
    const inside = modules.filter((module) => module.startsWith(`${folder}/`));
    return `subgraph "cluster_${folder}" { label=${quote(`${folder}/`)}; ${inside.map((module) => `${quote(module)} [label=${quote(module.slice(folder.length + 1))}];`).join(' ')} }`;
  });
  const others = modules
    .filter((module) => !module.includes('/') && !nestedFolders.some((folder) => folder === module))
    .map((module) => `${quote(module)} [label=${quote(`${module}/`)}];`);
  const edges = moduleImports
    // Files directly in `app/` or `server/` import most modules of that folder, so these edges have no
    // information.
    .filter(({ from, to }) => !nestedFolders.some((folder) => isInsideTopFolder(from, to, folder)))
    .map(({ from, to, count }) => {
      const ends = [
        nestedFolders.some((folder) => folder === from) ? `ltail="cluster_${from}"` : '',
        nestedFolders.some((folder) => folder === to) ? `lhead="cluster_${to}"` : '',
      ];
      return `${quote(findClusterNode(from, modules))} -> ${quote(findClusterNode(to, modules))} [label=" ${formatCount(count)}", ${ends.filter(Boolean).join(', ')}];`;
    });
  return `digraph { compound=true; rankdir=TB; bgcolor="transparent"; nodesep=0.35; ranksep=0.55; node [shape=box, style=filled, margin="0.14,0.06"]; edge [arrowsize=0.7, fontsize=11];
${[...clusters, ...others, ...edges].join('\n')}
}`;
}

/** Whether the imports are between a top folder's own files and one of its modules. */
function isInsideTopFolder(from: string, to: string, folder: string): boolean {
  return (from === folder && to.startsWith(`${folder}/`)) || (to === folder && from.startsWith(`${folder}/`));
}

/**
 * Draws the modules as boxes and the imports between them as arrows, in an SVG with a light and a dark theme.
 */
export async function drawArchitecture(moduleImports: readonly ModuleImports[]): Promise<string> {
  const graphviz = await Graphviz.load();
  const svg = graphviz.dot(formatGraph(moduleImports));
  return svg.slice(svg.indexOf('<svg')).replace(/(<svg[^>]*>)/, `$1\n${style}`);
}

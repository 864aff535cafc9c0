import { siDocker, siFlutter, siNodedotjs, siPostgresql, siReact, siRedis } from 'simple-icons';

/** The marks of the technologies in use, drawn on 24 by 24. A technology without one here shows its name alone. */
const paths: Record<string, string> = {
  React: siReact.path,
  'Node.js': siNodedotjs.path,
  PostgreSQL: siPostgresql.path,
  Redis: siRedis.path,
  Flutter: siFlutter.path,
  Docker: siDocker.path,
};

export function findTechMark(technology: string): string | undefined {
  return paths[technology];
}

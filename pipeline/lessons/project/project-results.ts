import { assembleDocument } from '../../../app/learn/playground/document/assemble-document.ts';
import { composeSite, getPageSources } from '../../../app/learn/project/site-files.ts';
import { getFrameScript } from '../../playground/frame-scripts.ts';
import { resultPath } from '../result-path.ts';
import { compileProjects } from './course-version.ts';
import { readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { projectRoot } from '../../project-root.ts';

/** The document that each project's frame shows at first, by its URL. */
export async function makeProjectResults(): Promise<Map<string, string>> {
  const frameScript = await getFrameScript();
  const projects = compileProjects();
  return new Map(
    projects.map((project) => [
      resultPath(`${project.course}/project`, 'start'),
      assembleDocument(
        getPageSources(composeSite(projects, project.course, 0, {}), project.pieces[0]?.page ?? ''),
        frameScript,
      ),
    ]),
  );
}

/** The size in bytes of each picture that lessons' code may show, by its path below `/lesson-files/`. */
export function measurePictures(): Record<string, number> {
  const folder = join(projectRoot, 'public', 'lesson-files');
  return Object.fromEntries(
    readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter((path) => /\.(?:svg|png)$/.test(path))
      .map((path) => [path.replaceAll('\\', '/'), statSync(join(folder, path)).size]),
  );
}

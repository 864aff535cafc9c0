import { assembleDocument } from '../../../app/learn/playground/document/assemble-document.ts';
import { composeSite, getPageSources } from '../../../app/learn/project/site-files.ts';
import { getFrameScript } from '../../playground/frame-scripts.ts';
import { resultPath } from '../result-path.ts';
import { compileProjects } from './course-version.ts';

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

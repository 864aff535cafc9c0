import { Link, type MetaDescriptor } from 'react-router';
import { projects } from 'virtual:projects';
import { getCourse } from '#app/learn/course/lesson-position.ts';
import { useProgress } from '#app/learn/progress/use-progress.ts';
import { findProjectState } from '#app/learn/project/piece-states.ts';
import { composeSite } from '#app/learn/project/site-files.ts';
import { FullWindowFrame } from '#app/pages/project/full-window-frame.tsx';
import { PieceList } from '#app/pages/project/piece-list.tsx';
import { VersionFrame } from '#app/pages/project/version-frame.tsx';
import { pageMeta } from '#app/session/page-meta.ts';
import { useQueryState } from '#app/ui/hooks/use-query-state.ts';
import { Page } from '#app/ui/page.tsx';
import type { CompiledProject, ProjectCourse } from '#contract/lessons/lesson-project.ts';
import './project.css';
import { projectPath } from '#content/lessons/order.ts';

function getProject(course: ProjectCourse): CompiledProject {
  const project = projects.find((each) => each.course === course);
  if (!project) throw new Error(`The course "${course}" has no project.`);
  return project;
}

export function projectMeta(course: ProjectCourse): MetaDescriptor[] {
  return pageMeta({
    title: `${getProject(course).title} · ${getCourse(course).shortTitle}`,
    path: projectPath(course),
    hidden: true,
  });
}

/** A course's project: its pieces with the learner's progress, and the site after any of them. */
export function ProjectPage({ course }: { course: ProjectCourse }) {
  const project = getProject(course);
  const { progress } = useProgress();
  const [{ version = '', page = '', view = '' }, setQuery] = useQueryState('version', 'page', 'view');
  const state = findProjectState(projects, course, progress);
  const requestedCount = project.pieces.findIndex(({ name }) => name === version) + 1;
  const count = requestedCount > 0 && requestedCount <= state.newest ? requestedCount : state.newest;
  const files = composeSite(projects, course, count, progress.pieces ?? {});
  const shownPiece = project.pieces[Math.max(0, count - 1)];
  const shownPage = files.some(({ name }) => name === page) ? page : (shownPiece?.page ?? '');
  const shownVersion = { project, state, count, files, page: shownPage };
  const getPieceName = (index: number) => project.pieces[index]?.name ?? '';
  const showPage = (file: string) => setQuery({ page: file }, { replace: true });
  return (
    <Page>
      <header className="page-head">
        <nav className="project-place mono" aria-label="Breadcrumbs">
          <Link to={`/learning/${course}`}>{getCourse(course).shortTitle}</Link>
          <span aria-hidden="true">/</span>
          <span>Project</span>
        </nav>
        <h1 className="knot">{project.title}</h1>
        <p className="lead">{project.lead}</p>
      </header>
      <div className="project">
        <PieceList
          project={project}
          state={state}
          shown={count}
          done={progress.lessons}
          onShow={(index) => setQuery({ version: getPieceName(index), page: '' }, { replace: true })}
        />
        <VersionFrame
          {...shownVersion}
          query={`?${String(new URLSearchParams({ version: getPieceName(count - 1), page: shownPage, view: 'alone' }))}`}
          onPage={showPage}
        />
      </div>
      {view === 'alone' && (
        <FullWindowFrame {...shownVersion} onPage={showPage} onClose={() => setQuery({ view: '' })} />
      )}
    </Page>
  );
}

import { type ReactNode, useEffect, useRef, useState } from 'react';
import { Link } from 'react-router';
import { projects } from 'virtual:projects';
import { getCourse } from '#app/learn/course/lesson-position.ts';
import { useProgress } from '#app/learn/progress/use-progress.ts';
import { findProjectState } from '#app/learn/project/piece-states.ts';
import { composeSite } from '#app/learn/project/site-files.ts';
import { PieceList } from '#app/pages/project/piece-list.tsx';
import { VersionFrame, type ShownVersion } from '#app/pages/project/version-frame.tsx';
import { pageMeta } from '#app/session/page-meta.tsx';
import { useQueryState } from '#app/ui/hooks/use-query-state.ts';
import { Page } from '#app/ui/page.tsx';
import type { CompiledProject, ProjectCourse } from '#contract/lessons/lesson-project.ts';
import { projectPath } from '#content/lessons/order.ts';
import { SiteFrame } from '#app/learn/project/site-frame.tsx';
import { Button } from '#app/ui/controls/button.tsx';
import './project.css';

/** The height of the toolbar above the frame. */
const headPixels = 48;

type FullWindowFrameProps = ShownVersion & { onPage: (file: string) => void; onClose: () => void };

/** The frame over the whole window, for *Open in a new tab*. The learner's code stays in its sandbox. */
function FullWindowFrame({ onClose, ...shown }: FullWindowFrameProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const [height, setHeight] = useState(0);
  useEffect(() => {
    dialog.current?.showModal();
    const measure = () => setHeight(window.innerHeight - headPixels);
    measure();
    window.addEventListener('resize', measure);
    return () => window.removeEventListener('resize', measure);
  }, []);
  return (
    <dialog
      ref={dialog}
      className="project-alone"
      aria-label={`${shown.project.title}, ${shown.page}`}
      onClose={onClose}
    >
      <div className="project-alone-head">
        <span className="mono">{shown.page}</span>
        <Button size="small" onClick={() => dialog.current?.close()}>
          Back to the project
        </Button>
      </div>
      {height > 0 && <SiteFrame {...shown} width="auto" height={height} />}
    </dialog>
  );
}

function getProject(course: ProjectCourse): CompiledProject {
  const project = projects.find((each) => each.course === course);
  if (!project) throw new Error(`The course "${course}" has no project.`);
  return project;
}

export function projectMeta(course: ProjectCourse): ReactNode {
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

import { ExternalLink } from 'lucide-react';
import { useState } from 'react';
import { WidthSwitch } from '#app/learn/example/width-switch.tsx';
import { SiteFrame } from '#app/learn/project/site-frame.tsx';
import { DownloadButtons } from '#app/pages/project/download-buttons.tsx';
import type { ProjectState } from '#app/learn/project/piece-states.ts';
import type { SiteFile } from '#app/learn/project/site-files.ts';
import type { ResultWidth } from '#app/learn/playground/result/result-frame.tsx';
import type { CompiledProject } from '#contract/lessons/lesson-project.ts';
import '#app/learn/example/example.css';

/** A version of a project: the pieces it has, its files, and the page that the frame shows. */
export type ShownVersion = {
  project: CompiledProject;
  state: ProjectState;
  count: number;
  files: readonly SiteFile[];
  page: string;
};

const dayFormat = new Intl.DateTimeFormat('en-IN', { day: 'numeric', month: 'short' });
const timeFormat = new Intl.DateTimeFormat('en-GB', { hour: '2-digit', minute: '2-digit' });

/** Which version the frame shows. */
function formatVersion({ project, state, count }: ShownVersion): string {
  if (count < state.newest) return `version ${count} of ${state.newest}: ${project.pieces[count - 1]?.title}`;
  return state.savedAt === undefined
    ? 'the course’s start'
    : `saved ${dayFormat.format(state.savedAt)} at ${timeFormat.format(state.savedAt)}`;
}

type VersionFrameProps = ShownVersion & {
  /** The query of the page that shows this version alone. */
  query: string;
  onPage: (file: string) => void;
};

/** The learner's site after some of the pieces: one page at a time, and as a folder to download. */
export function VersionFrame({ query, onPage, ...shown }: VersionFrameProps) {
  const { project, state, count, files, page } = shown;
  const isFinished = state.added === project.pieces.length;
  const [width, setWidth] = useState<ResultWidth>('auto');
  const pages = files.filter(({ name }) => name.endsWith('.html'));
  const lacks = project.pieces[count - 1]?.lacks;
  return (
    <section aria-labelledby="your-version" className="project-version">
      <h2 id="your-version" className="knot">
        Your version
      </h2>
      <p role="status" className="mono project-line">
        {formatVersion(shown)}
      </p>
      <div className="example project-frame">
        <div className="example-head">
          {pages.length > 1 ? (
            <select
              className="mono project-file"
              aria-label="Page in the frame"
              value={page}
              onChange={(event) => onPage(event.target.value)}
            >
              {pages.map(({ name }) => (
                <option key={name} value={name}>
                  {name}
                </option>
              ))}
            </select>
          ) : (
            <span className="mono">{page}</span>
          )}
          <div className="example-tools">
            <WidthSwitch width={width} onChange={setWidth} />
            <a
              className="tool"
              href={query}
              target="_blank"
              rel="noopener"
              aria-label="Open in a new tab"
              title="Open in a new tab"
            >
              <ExternalLink aria-hidden="true" strokeWidth={1.75} />
            </a>
          </div>
        </div>
        <SiteFrame {...shown} width={width} onPage={onPage} />
      </div>
      <DownloadButtons project={project} files={files} hasCommits={state.added > 0} />
      <p className="project-hint">
        {isFinished
          ? 'All pieces are added. The folder works on any computer: open index.html in it.'
          : `${lacks === undefined ? '' : `${lacks} `}If you skip a piece, you start from the course’s version.`}
      </p>
    </section>
  );
}

import { useEffect, useEffectEvent, useRef } from 'react';
import {
  ResultFrame,
  type ResultHandle,
  type ResultWidth,
} from '#app/learn/playground/result/result-frame.tsx';
import { getPageSources, type SiteFile } from '#app/learn/project/site-files.ts';
import type { CompiledProject } from '#contract/lessons/lesson-project.ts';
import { framePaths } from '#contract/site-paths.ts';

type SiteFrameProps = {
  project: CompiledProject;
  /** How many pieces the version has. */
  count: number;
  files: readonly SiteFile[];
  page: string;
  width: ResultWidth;
  /** In CSS pixels; the page's own when left out. */
  height?: number;
  /** A link to another page of the site was followed. */
  onPage: (file: string) => void;
};

/** One page of a project in a result frame. Links to the project's other pages call `onPage`. */
export function SiteFrame({ project, count, files, page, width, height, onPage }: SiteFrameProps) {
  const frame = useRef<ResultHandle>(null);
  const follow = useEffectEvent((file: string) => {
    if (files.some(({ name }) => name === file)) onPage(file);
  });
  useEffect(
    () =>
      frame.current?.listen((message) => {
        if (message.kind === 'followed') follow(message.file);
      }),
    [],
  );
  const [first] = project.pieces;
  const startCount = first?.exercise ? 0 : 1;
  const isStart = count <= startCount && page === first?.page && files.every(({ isOwn }) => !isOwn);
  const sources = getPageSources(files, page);
  return (
    <ResultFrame
      ref={frame}
      title={`${project.title}, ${page}`}
      src={`${framePaths.results}${project.course}/project/start`}
      files={isStart ? undefined : sources}
      original={sources}
      width={width}
      {...(height === undefined ? {} : { height })}
    />
  );
}

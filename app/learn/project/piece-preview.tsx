import { projects } from 'virtual:projects';
import { useProgress } from '#app/learn/progress/use-progress.ts';
import { composeSite } from '#app/learn/project/site-files.ts';
import { SiteFrame } from '#app/learn/project/site-frame.tsx';
import type { ProjectCourse } from '#contract/lessons/lesson-project.ts';

const previewPixels = 240;

/**
 * The learner’s site after the first `count` pieces: the page that piece `number` is about, where there is
 * one.
 */
export function PiecePreview({
  course,
  number,
  count,
}: {
  course: ProjectCourse;
  number: number;
  count: number;
}) {
  const { progress } = useProgress();
  const project = projects.find((each) => each.course === course);
  if (!project) return null;
  const files = composeSite(projects, course, count, progress.pieces ?? {});
  const pages = [number, count, 1].map((each) => project.pieces[each - 1]?.page);
  const page = pages.find((name) => files.some((file) => file.name === name)) ?? '';
  return (
    <SiteFrame
      project={project}
      count={count}
      files={files}
      page={page}
      width="auto"
      height={previewPixels}
      onPage={() => undefined}
    />
  );
}

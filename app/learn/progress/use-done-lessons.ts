import { useProgress } from '#app/learn/progress/use-progress.ts';

/** The ids of the lessons that the learner has done; none while prerendering and in the first client render. */
export function useDoneLessons(): ReadonlySet<string> {
  const { progress } = useProgress();
  return new Set(Object.keys(progress.lessons));
}

import { useEffect } from 'react';
import { recordLastLesson, recordLessonDone } from '#app/learn/progress/store/record-progress.ts';
import { useProgress } from '#app/learn/progress/use-progress.ts';

/** Records the lesson as the target of *Continue*, and as done once all of its exercises are passed. */
export function useLessonProgress(lessonId: string, exercises: readonly string[]): void {
  const { progress } = useProgress();
  const isDone = lessonId in progress.lessons;
  const allPassed =
    exercises.length > 0 && exercises.every((name) => `${lessonId}#${name}` in progress.exercises);
  useEffect(() => recordLastLesson(lessonId), [lessonId]);
  useEffect(() => {
    if (allPassed && !isDone) recordLessonDone(lessonId);
  }, [lessonId, allPassed, isDone]);
}

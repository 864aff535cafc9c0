import { useEffect } from 'react';
import { recordLastLesson, recordLessonDone } from '#app/learn/progress/store/record-progress.ts';
import { useProgress } from '#app/learn/progress/use-progress.ts';

/** Remembers the lesson as the one *Continue* leads to, and as done once each of its exercises has been passed. */
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

import { useEffect, useState, type ComponentType } from 'react';
import { load } from 'virtual:review';

/**
 * Loads the questions of a lesson. `Questions` renders the one that CurrentQuestionContext names; undefined
 * while it is loading.
 */
export function useQuestions(lesson: string): {
  Questions: ComponentType | undefined;
  hasFailed: boolean;
  retry: () => void;
} {
  const [loaded, setLoaded] = useState<{ lesson: string; Questions: ComponentType }>();
  const [failedLesson, setFailedLesson] = useState<string>();
  const [attempt, setAttempt] = useState(0);
  useEffect(() => {
    let isCancelled = false;
    load[lesson]?.().then(
      ({ default: Questions }) => {
        if (!isCancelled) setLoaded({ lesson, Questions });
      },
      (error: unknown) => {
        console.info('A question could not load:', error);
        if (!isCancelled) setFailedLesson(lesson);
      },
    );
    return () => {
      isCancelled = true;
    };
  }, [lesson, attempt]);
  return {
    Questions: loaded?.lesson === lesson ? loaded?.Questions : undefined,
    hasFailed: failedLesson === lesson,
    retry: () => {
      setFailedLesson(undefined);
      setAttempt(attempt + 1);
    },
  };
}

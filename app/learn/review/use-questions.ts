import { useEffect, useState, type ComponentType } from 'react';
import { load } from 'virtual:review';

/**
 * Fetches the questions of a lesson. `Questions` draws the one that AskedContext names; undefined while it is
 * on its way.
 */
export function useQuestions(lesson: string): {
  Questions: ComponentType | undefined;
  hasFailed: boolean;
  retry: () => void;
} {
  const [loaded, setLoaded] = useState<{ lesson: string; Questions: ComponentType }>();
  const [failed, setFailed] = useState<string>();
  const [tries, setTries] = useState(0);
  useEffect(() => {
    let isLeft = false;
    load[lesson]?.().then(
      ({ default: Questions }) => {
        if (!isLeft) setLoaded({ lesson, Questions });
      },
      (error: unknown) => {
        console.info('A question could not load:', error);
        if (!isLeft) setFailed(lesson);
      },
    );
    return () => {
      isLeft = true;
    };
  }, [lesson, tries]);
  return {
    Questions: loaded?.lesson === lesson ? loaded?.Questions : undefined,
    hasFailed: failed === lesson,
    retry: () => {
      setFailed(undefined);
      setTries(tries + 1);
    },
  };
}

import { useEffect, useState } from 'react';
import type { TechnologyDetail } from '#contract/content/roadmaps.ts';

type Details = ReadonlyMap<string, TechnologyDetail>;
let loading: Promise<Details> | undefined;

/**
 * Fetches the details of all technologies, once; called early (a hand moves towards one) they are there when
 * one is opened.
 */
export function loadTechnologyDetails(): Promise<Details> {
  loading ??= import('#content/roadmaps/technologies.ts').then(
    ({ technologyDetails }) => new Map(technologyDetails.map((detail) => [detail.id, detail])),
    (error: unknown) => {
      loading = undefined;
      throw error;
    },
  );
  return loading;
}

type AsyncData = { details: Details | undefined; hasFailed: boolean; retry: () => void };

/** The details once they have come; they are asked for while `isWanted`. */
export function useTechnologyDetails(isWanted: boolean): AsyncData {
  const [details, setDetails] = useState<Details>();
  const [hasFailed, setHasFailed] = useState(false);
  const [attempt, setAttempt] = useState(0);
  useEffect(() => {
    if (!isWanted) return undefined;
    let isLeft = false;
    loadTechnologyDetails().then(
      (loaded) => {
        if (!isLeft) setDetails(loaded);
      },
      () => {
        if (!isLeft) setHasFailed(true);
      },
    );
    return () => {
      isLeft = true;
    };
  }, [isWanted, attempt]);
  const retry = () => {
    setHasFailed(false);
    setAttempt((count) => count + 1);
  };
  return { details, hasFailed, retry };
}

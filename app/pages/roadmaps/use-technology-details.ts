import { useEffect, useState } from 'react';
import type { TechnologyDetail } from '#contract/content/roadmaps.ts';

type Details = ReadonlyMap<string, TechnologyDetail>;
let pendingDetails: Promise<Details> | undefined;

/**
 * Loads the details of all technologies once. The page calls it early, on hover, so that they are there when
 * the dialog opens.
 */
export function loadTechnologyDetails(): Promise<Details> {
  pendingDetails ??= import('#content/roadmaps/technologies.ts').then(
    ({ technologyDetails }) => new Map(technologyDetails.map((detail) => [detail.id, detail])),
    (error: unknown) => {
      pendingDetails = undefined;
      throw error;
    },
  );
  return pendingDetails;
}

type TechnologyDetailsState = { details: Details | undefined; hasFailed: boolean; retry: () => void };

/** The details once they have loaded; loading starts when `isEnabled` is true. */
export function useTechnologyDetails(isEnabled: boolean): TechnologyDetailsState {
  const [details, setDetails] = useState<Details>();
  const [hasFailed, setHasFailed] = useState(false);
  const [attempt, setAttempt] = useState(0);
  useEffect(() => {
    if (!isEnabled) return undefined;
    let isCancelled = false;
    loadTechnologyDetails().then(
      (loaded) => {
        if (!isCancelled) setDetails(loaded);
      },
      () => {
        if (!isCancelled) setHasFailed(true);
      },
    );
    return () => {
      isCancelled = true;
    };
  }, [isEnabled, attempt]);
  const retry = () => {
    setHasFailed(false);
    setAttempt((count) => count + 1);
  };
  return { details, hasFailed, retry };
}

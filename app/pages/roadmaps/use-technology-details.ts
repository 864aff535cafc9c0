import { useLoadedValue, type LoadedValue } from '#app/ui/hooks/use-loaded-value.ts';
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

/** The details once they have loaded; loading starts when `isEnabled` is true. */
export function useTechnologyDetails(isEnabled: boolean): LoadedValue<Details> {
  return useLoadedValue('Technology details', isEnabled ? 'details' : undefined, loadTechnologyDetails);
}

import { useSyncExternalStore } from 'react';
import { noDraft, readDraft, watchDrafts, type KeptDraft } from '#app/learn/progress/drafts/draft-store.ts';

/** The learner's draft of an exercise or sample; none while prerendering and in the first client render. */
export function useDraft(id: string): KeptDraft {
  return useSyncExternalStore(
    watchDrafts,
    () => readDraft(id),
    () => noDraft,
  );
}

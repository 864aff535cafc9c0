import type { AppKey } from '#app/pages/account/second-factor/app-setup.tsx';
import type { Change } from '#app/pages/account/second-factor/change-dialog.tsx';

/** What the person is doing to their second factor. */
export type FactorChanges = {
  /** The change that is asked about. */
  asking: Change | undefined;
  /** The key of the app that is being set up. */
  appKey: AppKey | undefined;
  /** New recovery codes: they are shown only now. */
  fresh: readonly string[] | undefined;
  areSaved: boolean;
  /** What was changed last. */
  news: string;
};

type FactorEvent =
  | { type: 'asked'; change: Change }
  | { type: 'askingEnded' }
  | { type: 'appKeyMade'; key: AppKey }
  | { type: 'appSetupEnded' }
  /** `codes` where the change made new ones. */
  | { type: 'changed'; news: string; codes: readonly string[] | null }
  | { type: 'codesSaved' };

export const noChanges: FactorChanges = {
  asking: undefined,
  appKey: undefined,
  fresh: undefined,
  areSaved: false,
  news: '',
};

export function reduceChanges(changes: FactorChanges, event: FactorEvent): FactorChanges {
  switch (event.type) {
    case 'asked':
      return { ...changes, asking: event.change, news: '' };
    case 'askingEnded':
      return { ...changes, asking: undefined };
    case 'appKeyMade':
      return { ...changes, asking: undefined, appKey: event.key };
    case 'appSetupEnded':
      return { ...changes, appKey: undefined };
    case 'changed': {
      const done = { ...changes, asking: undefined, news: event.news };
      if (event.codes !== null) return { ...done, fresh: event.codes, areSaved: false };
      // With the last factor its recovery codes are deleted.
      return removesLast(changes.asking) ? { ...done, fresh: undefined } : done;
    }
    case 'codesSaved':
      return { ...changes, areSaved: true };
  }
}

function removesLast(change: Change | undefined): boolean {
  return change !== undefined && 'isLast' in change && change.isLast;
}

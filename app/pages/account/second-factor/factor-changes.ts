import type { AppKey } from '#app/pages/account/second-factor/app-setup.tsx';
import type { Change } from '#app/pages/account/second-factor/change-dialog.tsx';

/** The state of changes to the second factor. */
export type FactorChanges = {
  /** The change that waits for confirmation. */
  pendingChange: Change | undefined;
  /** The key of the app that is being set up. */
  appKey: AppKey | undefined;
  /** New recovery codes: they are shown only now. */
  newCodes: readonly string[] | undefined;
  areCodesSaved: boolean;
  /** What was changed last. */
  message: string;
};

type FactorEvent =
  | { type: 'changeRequested'; change: Change }
  | { type: 'changeCancelled' }
  | { type: 'appKeyMade'; key: AppKey }
  | { type: 'appSetupEnded' }
  /** `codes` where the change made new ones. */
  | { type: 'changed'; message: string; codes: readonly string[] | null }
  | { type: 'codesSaved' };

export const initialFactorChanges: FactorChanges = {
  pendingChange: undefined,
  appKey: undefined,
  newCodes: undefined,
  areCodesSaved: false,
  message: '',
};

export function factorChangesReducer(changes: FactorChanges, event: FactorEvent): FactorChanges {
  switch (event.type) {
    case 'changeRequested':
      return { ...changes, pendingChange: event.change, message: '' };
    case 'changeCancelled':
      return { ...changes, pendingChange: undefined };
    case 'appKeyMade':
      return { ...changes, pendingChange: undefined, appKey: event.key };
    case 'appSetupEnded':
      return { ...changes, appKey: undefined };
    case 'changed': {
      const done = { ...changes, pendingChange: undefined, message: event.message };
      if (event.codes !== null) return { ...done, newCodes: event.codes, areCodesSaved: false };
      // With the last factor its recovery codes are deleted.
      return removesLast(changes.pendingChange) ? { ...done, newCodes: undefined } : done;
    }
    case 'codesSaved':
      return { ...changes, areCodesSaved: true };
  }
}

function removesLast(change: Change | undefined): boolean {
  return change !== undefined && 'isLast' in change && change.isLast;
}

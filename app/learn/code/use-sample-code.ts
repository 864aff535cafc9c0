import { useMemo, useState } from 'react';
import type { HighlightedFile, CodeLanguage, SourceFile } from '#contract/lessons/lesson-code.ts';
import { sourceFiles } from '#app/learn/code/source-files.ts';
import {
  findStoredCode,
  removeStoredCode,
  storeCode,
  type ChangedCode,
} from '#app/learn/code/stored-code.ts';

const noCode: ChangedCode = {};

export type SampleCode = {
  /** The files as the lesson has them. */
  originals: SourceFile[];
  /** The files as the learner has them now. */
  sources: SourceFile[];
  isChanged: boolean;
  change: (language: CodeLanguage, code: string) => void;
  /** Replaces the code, by that of a shared link or a solution. */
  take: (code: ChangedCode) => void;
  /** Restores what was changed before the page was reloaded. */
  recall: () => void;
  reset: () => void;
};

/**
 * A sample's files with the learner's changes. `id` is `<lesson>#<name>`; fixed files can't be changed.
 * `kept` is the learner's own code from an earlier visit: the files are that until they are changed or reset.
 */
export function useSampleCode(
  id: string,
  files: readonly HighlightedFile[],
  kept: ChangedCode = noCode,
): SampleCode {
  const [own, setChanged] = useState<ChangedCode>();
  const changed = own ?? kept;
  const originals = useMemo(() => sourceFiles(files), [files]);
  const sources = useMemo(
    () => originals.map(({ language, code }) => ({ language, code: changed[language] ?? code })),
    [originals, changed],
  );
  const isMine = (language: CodeLanguage) => files.some((file) => file.language === language && !file.fixed);

  const take = (code: ChangedCode) => {
    const mine = Object.fromEntries(
      Object.entries(code).filter(([language]) => isMine(language as CodeLanguage)),
    );
    const next = { ...changed, ...mine };
    setChanged(next);
    storeCode(id, next);
  };
  return {
    originals,
    sources,
    isChanged: sources.some(({ code }, index) => code !== originals[index]?.code),
    change: (language, code) => take({ [language]: code }),
    take,
    recall: () => {
      const stored = findStoredCode(id);
      if (stored && own === undefined) setChanged(stored);
    },
    reset: () => {
      setChanged({});
      removeStoredCode(id);
    },
  };
}

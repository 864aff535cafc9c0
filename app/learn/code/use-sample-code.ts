import { useMemo, useState } from 'react';
import type { HighlightedFile, CodeLanguage, SourceFile } from '#contract/lesson-code.ts';
import { codeText } from '#app/learn/code/code-text.ts';
import {
  findStoredCode,
  removeStoredCode,
  storeCode,
  type ChangedCode,
} from '#app/learn/code/stored-code.ts';

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

/** A sample's files with the learner's changes. `id` is `<lesson>#<name>`; fixed files can't be changed. */
export function useSampleCode(id: string, files: readonly HighlightedFile[]): SampleCode {
  const [changed, setChanged] = useState<ChangedCode>({});
  const originals = useMemo(
    () => files.map(({ language, html }) => ({ language, code: codeText(html) })),
    [files],
  );
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
      const kept = findStoredCode(id);
      if (kept && Object.keys(changed).length === 0) setChanged(kept);
    },
    reset: () => {
      setChanged({});
      removeStoredCode(id);
    },
  };
}

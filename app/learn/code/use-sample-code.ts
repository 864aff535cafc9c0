import { useMemo, useState } from 'react';
import type { HighlightedFile, CodeLanguage, SourceFile } from '#contract/lessons/lesson-code.ts';
import { toSourceFiles } from '#app/learn/code/source-files.ts';
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
  /** Replaces the code with that of a shared link or a solution. */
  replaceCode: (code: ChangedCode) => void;
  /** Restores what was changed before the page was reloaded. */
  restoreStored: () => void;
  reset: () => void;
};

/**
 * A sample's files with the learner's changes. `id` is `<lesson>#<name>`; fixed files can't be changed.
 * `storedCode` is the learner's code from an earlier visit. It is used until the files are changed or reset.
 */
export function useSampleCode(
  id: string,
  files: readonly HighlightedFile[],
  storedCode: ChangedCode = noCode,
): SampleCode {
  const [edits, setEdits] = useState<ChangedCode>();
  const changedCode = edits ?? storedCode;
  const originals = useMemo(() => toSourceFiles(files), [files]);
  const sources = useMemo(
    () => originals.map(({ language, code }) => ({ language, code: changedCode[language] ?? code })),
    [originals, changedCode],
  );
  const isEditable = (language: CodeLanguage) =>
    files.some((file) => file.language === language && !file.fixed);

  const replaceCode = (code: ChangedCode) => {
    const editableCode = Object.fromEntries(
      Object.entries(code).filter(([language]) => isEditable(language as CodeLanguage)),
    );
    const next = { ...changedCode, ...editableCode };
    setEdits(next);
    storeCode(id, next);
  };
  return {
    originals,
    sources,
    isChanged: sources.some(({ code }, index) => code !== originals[index]?.code),
    change: (language, code) => replaceCode({ [language]: code }),
    replaceCode,
    restoreStored: () => {
      const storedChanges = findStoredCode(id);
      if (storedChanges && edits === undefined) setEdits(storedChanges);
    },
    reset: () => {
      setEdits({});
      removeStoredCode(id);
    },
  };
}

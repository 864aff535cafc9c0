import { useMemo, useRef, useState } from 'react';
import { toCodeByLanguage, toSourceFiles, type ChangedCode } from '#app/learn/code/source-files.ts';
import { addVersions, readDraft } from '#app/learn/progress/drafts/draft-store.ts';
import { useDraft } from '#app/learn/progress/drafts/use-draft.ts';
import { fitsDraft, type Draft, type DraftVersion } from '#contract/progress/drafts.ts';
import type { HighlightedFile, CodeLanguage, SourceFile } from '#contract/lessons/lesson-code.ts';

export type SampleCode = {
  /** The files as the lesson has them. */
  originals: SourceFile[];
  /** The files as they are shown now. */
  sources: SourceFile[];
  isChanged: boolean;
  /** The code is the learner's of an earlier visit, or of another device, and nothing was done with it here. */
  isRestored: boolean;
  /** The learner's version that is shown, if it is theirs. */
  shownVersion: DraftVersion | undefined;
  /** The learner's versions that differ from what is shown and from the lesson's code. */
  otherVersions: readonly DraftVersion[];
  /** Why the learner's code is in this tab only. */
  unsavedReason: 'too long' | 'storage full' | undefined;
  /** What the learner typed. */
  change: (language: CodeLanguage, code: string) => void;
  /** Shows other code, and keeps it as the learner's: a solution, or another of their versions. */
  replaceCode: (code: ChangedCode, isPassed?: boolean) => void;
  /** Shows other code, which becomes the learner's when they change it: an edit to try, a shared link. */
  showCode: (code: ChangedCode) => void;
  /** From now on another tab's newer version does not replace what is shown. */
  hold: () => void;
  /** Records that all checks pass with these files. */
  markPassed: (files: readonly SourceFile[]) => void;
  /** Shows the lesson's code. */
  reset: () => void;
};

const noVersions: Draft = [];
const createOrigin = () =>
  [...crypto.getRandomValues(new Uint32Array(2))].map((part) => part.toString(36)).join('');

function withCode(originals: readonly SourceFile[], code: ChangedCode): SourceFile[] {
  return originals.map((file) => ({ language: file.language, code: code[file.language] ?? file.code }));
}

const isSameCode = (a: readonly SourceFile[], b: readonly SourceFile[]) =>
  a.every(({ code }, index) => code === b[index]?.code);

/** Now, or just after the newest version when this device's clock is behind, because the last change must win. */
function getSaveTime(id: string): number {
  return Math.max(Date.now(), (readDraft(id).versions[0]?.savedAt ?? 0) + 1);
}

/** Saves versions of one draft. What one sitting saves replaces only what it saved before. */
function useDraftWriter(id: string, isEditable: (language: CodeLanguage) => boolean) {
  const origin = useRef<string>(undefined);
  const startSitting = () => {
    origin.current = undefined;
  };
  const save = (files: readonly SourceFile[], isPassed?: boolean) => {
    const code = toCodeByLanguage(files.filter(({ language }) => isEditable(language)));
    const version = { savedAt: getSaveTime(id), origin: (origin.current ??= createOrigin()), code };
    addVersions(id, [isPassed ? { ...version, passed: true } : version]);
  };
  return { save, startSitting };
}

/**
 * A sample's files with the learner's changes. `id` is `<lesson>#<name>`; fixed files can't be changed. `earlier` is
 * the learner's code from elsewhere, where they have no draft.
 */
export function useSampleCode(
  id: string,
  files: readonly HighlightedFile[],
  earlier?: DraftVersion,
): SampleCode {
  const draft = useDraft(id);
  /** What was changed or held here. */
  const [held, setHeld] = useState<ChangedCode>();
  const versions = draft.versions.length > 0 || !earlier ? draft.versions : [earlier];
  const newestCode = versions[0]?.code;
  const originals = useMemo(() => toSourceFiles(files), [files]);
  const sources = useMemo(() => withCode(originals, held ?? newestCode ?? {}), [originals, held, newestCode]);
  const isEditable = (language: CodeLanguage) =>
    files.some((file) => file.language === language && !file.fixed);
  const { save, startSitting } = useDraftWriter(id, isEditable);
  const isShown = ({ code }: DraftVersion) => isSameCode(withCode(originals, code), sources);
  const isOriginal = ({ code }: DraftVersion) => isSameCode(withCode(originals, code), originals);

  const show = (code: ChangedCode): SourceFile[] => {
    const next = sources.map((file) =>
      isEditable(file.language) ? { ...file, code: code[file.language] ?? file.code } : file,
    );
    setHeld(toCodeByLanguage(next));
    return next;
  };
  const isChanged = !isSameCode(sources, originals);
  return {
    originals,
    sources,
    isChanged,
    isRestored: held === undefined && isChanged,
    shownVersion: isChanged ? versions.find(isShown) : undefined,
    otherVersions: versions.some((version) => !isShown(version) && !isOriginal(version))
      ? versions.filter((version) => !isShown(version) && !isOriginal(version))
      : noVersions,
    unsavedReason: !draft.isOnlyInTab ? undefined : fitsDraft(newestCode ?? {}) ? 'storage full' : 'too long',
    change: (language, code) => save(show({ [language]: code })),
    replaceCode: (code, isPassed) => {
      startSitting();
      save(show(toCodeByLanguage(withCode(originals, code))), isPassed);
    },
    showCode: (code) => {
      startSitting();
      show(code);
    },
    hold: () => setHeld(toCodeByLanguage(sources)),
    markPassed: (passed) => {
      const [newest] = readDraft(id).versions;
      if (newest && isSameCode(withCode(originals, newest.code), passed))
        return addVersions(id, [{ ...newest, passed: true }]);
      save(passed, true);
      // What was typed while the checks ran stays the newest.
      if (newest) save(withCode(originals, newest.code));
    },
    reset: () => {
      setHeld({});
      startSitting();
      if (versions[0] && !isOriginal(versions[0])) save([]);
    },
  };
}

import { useEffect } from 'react';
import { extractCode } from '#app/learn/code/extract-code.ts';
import { toCodeByLanguage, toSourceFiles } from '#app/learn/code/source-files.ts';
import { findChangedLines } from '#app/learn/parts/marked-code/changed-lines.ts';
import { highlightLines } from '#app/learn/parts/marked-code/highlighted-lines.ts';
import { MarkedCode } from '#app/learn/parts/marked-code/marked-code.tsx';
import type { Answer, HighlightedFile, SourceFile } from '#contract/lessons/lesson-code.ts';
import { announce } from '#app/ui/announce.ts';
import { Button } from '#app/ui/controls/button.tsx';

/** A file of a solution beside the learner's own; the lines that differ are marked in both. */
function ComparedFile({ file, name, own }: { file: HighlightedFile; name: string; own: string }) {
  const code = extractCode(file.html);
  const language = file.language.toUpperCase();
  return (
    <div className="solution-files">
      <MarkedCode
        lines={highlightLines(own, file.html)}
        label={`Your ${language}`}
        isShown
        look="differs"
        changed={findChangedLines(code, own)}
        isNumbered
      />
      <MarkedCode
        lines={highlightLines(code, file.html)}
        label={`${language} of the solution with ${name}`}
        isShown
        look="differs"
        changed={findChangedLines(own, code)}
        isNumbered
      />
    </div>
  );
}

/** The solutions beside the learner's code, each with a button that puts it into the editor. */
export function Solutions({
  solutions,
  sources,
  onApply,
}: {
  solutions: readonly Answer[];
  sources: readonly SourceFile[];
  onApply: (files: readonly SourceFile[]) => void;
}) {
  const own = toCodeByLanguage(sources);
  const count = solutions.length;
  useEffect(
    () =>
      announce(
        count === 1 ? 'The solution is below the checks.' : `${count} solutions are below the checks.`,
      ),
    [count],
  );
  return (
    <div className="solutions">
      {solutions.map(({ name, files }) => (
        <div key={name} className="solution">
          <div className="solution-head">
            <h4>With {name}</h4>
            <Button size="small" onClick={() => onApply(toSourceFiles(files))}>
              Try it in the editor
            </Button>
          </div>
          {files.map((file) => (
            <ComparedFile key={file.language} file={file} name={name} own={own[file.language] ?? ''} />
          ))}
        </div>
      ))}
    </div>
  );
}

/** The solutions that are not the learner's own code, white space apart. */
export function listOtherSolutions(
  solutions: readonly Answer[],
  sources: readonly SourceFile[],
): readonly Answer[] {
  const own = toCodeByLanguage(sources);
  const squeeze = (code = '') => code.replaceAll(/\s+/g, '');
  return solutions.filter(({ files }) =>
    files.some(({ language, html }) => squeeze(extractCode(html)) !== squeeze(own[language])),
  );
}

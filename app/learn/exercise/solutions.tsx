import { useEffect } from 'react';
import { CodeBlock } from '#app/learn/code/code-block.tsx';
import { toSourceFiles } from '#app/learn/code/source-files.ts';
import type { Answer, SourceFile } from '#contract/lessons/lesson-code.ts';
import { announce } from '#app/ui/announce.ts';
import { Button } from '#app/ui/controls/button.tsx';

/** The solutions, each with a button that puts it into the editor. */
export function Solutions({
  solutions,
  onApply,
}: {
  solutions: readonly Answer[];
  onApply: (files: readonly SourceFile[]) => void;
}) {
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
          {files.map(({ language, html }) => (
            <CodeBlock
              key={language}
              html={html}
              label={`${language.toUpperCase()} of the solution with ${name}`}
            />
          ))}
        </div>
      ))}
    </div>
  );
}

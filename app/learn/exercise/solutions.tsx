import { CodeBlock } from '#app/learn/code/code-block.tsx';
import { sourceFiles } from '#app/learn/code/source-files.ts';
import type { Answer, SourceFile } from '#contract/lessons/lesson-code.ts';
import { Button } from '#app/ui/controls/button.tsx';

/** The solutions, one below the other, each of which can be taken into the editor. */
export function Solutions({
  solutions,
  onTake,
}: {
  solutions: readonly Answer[];
  onTake: (files: readonly SourceFile[]) => void;
}) {
  return (
    <div className="solutions">
      {solutions.map(({ name, files }) => (
        <div key={name} className="solution">
          <div className="solution-head">
            <h4>With {name}</h4>
            <Button size="small" onClick={() => onTake(sourceFiles(files))}>
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

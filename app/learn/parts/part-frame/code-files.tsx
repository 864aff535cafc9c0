import type { HighlightedFile } from '#contract/lessons/lesson-code.ts';
import { HighlightedCode } from '#app/learn/code/highlighted-code.tsx';

/** The files of a part, read-only, one of them shown. */
export function CodeFiles({
  files,
  title,
  shown,
}: {
  files: readonly HighlightedFile[];
  title: string;
  shown: number;
}) {
  return (
    <div className="example-code">
      {files.map((file, index) => (
        <HighlightedCode
          key={file.language}
          file={file}
          title={title}
          code={undefined}
          isShown={index === shown}
        />
      ))}
    </div>
  );
}

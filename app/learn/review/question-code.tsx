import { useState } from 'react';
import { FileTabs } from '#app/learn/code/file-tabs.tsx';
import { CodeFiles } from '#app/learn/parts/part-frame/code-files.tsx';
import type { HighlightedFile } from '#contract/lessons/lesson-code.ts';
import '#app/learn/example/example.css';

/** The code that a question with pictures is about. */
export function QuestionCode({
  id,
  title,
  files,
}: {
  id: string;
  title: string;
  files: readonly HighlightedFile[];
}) {
  const [shown, setShown] = useState(0);
  return (
    <figure className="example question-code" aria-label={title}>
      <div className="example-head">
        <FileTabs
          id={id}
          title={title}
          languages={files.map(({ language }) => language)}
          shown={shown}
          onShow={setShown}
        />
      </div>
      <CodeFiles files={files} title={title} shown={shown} />
    </figure>
  );
}

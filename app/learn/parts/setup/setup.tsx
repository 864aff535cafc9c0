import { CodeBlock } from '#app/learn/code/code-block.tsx';
import type { HighlightedFile } from '#contract/lessons/lesson-code.ts';
import './setup.css';

/** Code that a sample needs but that is not needed to understand it, collapsed until the learner opens it. */
export function Setup({ title, files }: { title: string; files: readonly HighlightedFile[] }) {
  const lines = files.reduce((sum, { html }) => sum + html.split('\n').length, 0);
  return (
    <details className="setup">
      <summary>
        Setup{' '}
        <span className="mono">
          {/* One text: Chromium leaves a space between two texts out of the summary's name. */}
          {`${lines} ${lines === 1 ? 'line' : 'lines'} you don’t need to read`}
        </span>
      </summary>
      {files.map(({ language, html }) => (
        <CodeBlock key={language} html={html} label={`Setup, ${language.toUpperCase()} of ${title}`} />
      ))}
    </details>
  );
}

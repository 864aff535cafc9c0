import type { HighlightedFile } from '#contract/lessons/lesson-code.ts';

/** Read-only code: highlighted by the build, or plain text once the learner has changed it. */
export function HighlightedCode({
  file,
  title,
  code,
  isShown,
}: {
  file: HighlightedFile;
  title: string;
  code: string | undefined;
  isShown: boolean;
}) {
  const label = `${file.language.toUpperCase()} of ${title}`;
  return (
    <pre
      className={`code file-code ${isShown ? 'is-shown' : ''}`}
      tabIndex={0}
      role="group"
      aria-label={label}
    >
      {code === undefined ? <code dangerouslySetInnerHTML={{ __html: file.html }} /> : <code>{code}</code>}
    </pre>
  );
}

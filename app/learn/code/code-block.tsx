/** Read-only code, highlighted by the build. `label` names it to screen readers. */
export function CodeBlock({ html, label }: { html: string; label: string }) {
  return (
    <pre className="code" tabIndex={0} role="group" aria-label={label}>
      <code dangerouslySetInnerHTML={{ __html: html }} />
    </pre>
  );
}

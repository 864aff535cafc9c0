/** Code that is only read, as the build highlighted it. `label` names it to screen readers. */
export function CodeBlock({ html, label }: { html: string; label: string }) {
  return (
    <pre className="code" tabIndex={0} role="group" aria-label={label}>
      <code dangerouslySetInnerHTML={{ __html: html }} />
    </pre>
  );
}

import { Node } from '#app/ui/graph/node.tsx';
import type { CompiledSample } from '#contract/lessons/lesson-parts.ts';
import './sample.css';

/** Code that is only shown. `wrong` says what the browser does with code that is wrong on purpose. */
export function Sample({ file, wrong }: CompiledSample) {
  return (
    <div className={`sample ${wrong ? 'is-wrong' : ''}`}>
      <pre
        className="code"
        tabIndex={0}
        aria-label={`${file.language === 'text' ? 'Text' : file.language.toUpperCase()} sample`}
        role="group"
      >
        <code dangerouslySetInnerHTML={{ __html: file.html }} />
      </pre>
      {wrong && (
        <p className="sample-wrong">
          <Node state="closed" />{' '}
          <span>
            <strong>Wrong on purpose.</strong> {wrong}
          </span>
        </p>
      )}
    </div>
  );
}

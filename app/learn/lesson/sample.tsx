import { CodeBlock } from '#app/learn/code/code-block.tsx';
import { Node } from '#app/ui/graph/node.tsx';
import type { CompiledSample } from '#contract/lessons/lesson-parts.ts';
import './sample.css';

/** Code that is only shown. `wrong` says what the browser does with code that is wrong on purpose. */
export function Sample({ file, wrong }: CompiledSample) {
  return (
    <div className={`sample ${wrong ? 'is-wrong' : ''}`}>
      <CodeBlock
        html={file.html}
        label={`${file.language === 'text' ? 'Text' : file.language.toUpperCase()} sample`}
      />
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

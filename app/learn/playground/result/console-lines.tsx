import { useEffect, useRef } from 'react';
import { formatFileLine } from '#app/learn/playground/document/format-file-line.ts';
import type { FrameMessage } from '#app/learn/playground/frame/frame-messages.ts';
import './console-lines.css';

/** What a script wrote to the console at once, or an error of it. */
export type ConsoleLine = Omit<Extract<FrameMessage, { kind: 'console' }>, 'kind'>;

const levelWords = { log: '', warn: 'Warning: ', error: 'Error: ' } as const;

/** The console below a result with scripts, scrolled to its end; screen readers say each line. */
export function ConsoleLines({ lines }: { lines: readonly ConsoleLine[] }) {
  const element = useRef<HTMLDivElement>(null);
  useEffect(() => {
    element.current?.scrollTo({ top: element.current.scrollHeight });
  }, [lines]);
  return (
    <div
      ref={element}
      className="result-console mono"
      role="log"
      aria-label="Console"
      // Safari lets nobody without a mouse scroll it otherwise.
      tabIndex={lines.length === 0 ? undefined : 0}
    >
      {lines.map(({ level, text, place }, index) => (
        <div key={index} className={`is-${level}`}>
          <span className="result-console-text">
            {levelWords[level]}
            {text}
          </span>
          {place && (
            <span className="result-console-place">
              {formatFileLine({ language: place.file, line: place.line })}, column {place.column}
            </span>
          )}
        </div>
      ))}
    </div>
  );
}

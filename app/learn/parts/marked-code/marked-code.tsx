import { Fragment, type ReactNode } from 'react';
import { cutRuns, type Run } from '#app/learn/parts/marked-code/highlighted-lines.ts';
import type { ChangedLine } from '#app/learn/parts/marked-code/changed-lines.ts';
import './marked-code.css';

/** A stretch of a line that `draw` puts something around, such as a numbered mark. */
export type MarkedRange = {
  key: string;
  line: number;
  from: number;
  to: number;
  draw: (code: ReactNode) => ReactNode;
};

function drawRuns(runs: readonly Run[]): ReactNode {
  return runs.map(({ className, text }, index) =>
    className === undefined ? (
      <Fragment key={index}>{text}</Fragment>
    ) : (
      <span key={index} className={className}>
        {text}
      </span>
    ),
  );
}

function MarkedLine({ runs, ranges }: { runs: readonly Run[]; ranges: readonly MarkedRange[] }) {
  const pieces = cutRuns(runs, ranges);
  return pieces.map(({ range, runs: own }, index) => (
    <Fragment key={range?.key ?? index}>{range ? range.draw(drawRuns(own)) : drawRuns(own)}</Fragment>
  ));
}

type MarkedCodeProps = {
  lines: readonly (readonly Run[])[];
  label: string;
  isShown: boolean;
  /** `yours`: lines the learner changed; `differs`: lines that differ between two versions. */
  look?: 'yours' | 'differs';
  changed?: readonly ChangedLine[];
  ranges?: readonly MarkedRange[];
  /** Draws the number before each line. */
  isNumbered?: boolean;
};

/** Code to read, line by line: changed lines have a bar and a tint, the words that differ are underlined. */
export function MarkedCode({
  lines,
  label,
  isShown,
  look = 'yours',
  changed = [],
  ranges = [],
  isNumbered = false,
}: MarkedCodeProps) {
  return (
    <pre
      className={`code file-code marked-code ${isShown ? 'is-shown' : ''} ${isNumbered ? 'is-numbered' : ''}`}
      tabIndex={0}
      role="group"
      aria-label={label}
    >
      <code>
        {lines.map((runs, line) => {
          const own = changed.find((each) => each.line === line);
          const isCut = own !== undefined && own.to <= own.from;
          const state = own === undefined ? '' : isCut ? 'is-after-cut' : `is-${look}`;
          const underlined: MarkedRange[] = own
            ? [{ key: 'changed', ...own, draw: (code) => <span className="differing-words">{code}</span> }]
            : [];
          return (
            <span key={line} className={`code-line ${state}`}>
              <MarkedLine
                runs={runs}
                ranges={[...ranges.filter((range) => range.line === line), ...underlined]}
              />
              {'\n'}
            </span>
          );
        })}
      </code>
    </pre>
  );
}

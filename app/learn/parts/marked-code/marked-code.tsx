import { Fragment, type ReactNode } from 'react';
import { splitRuns, type TextRun } from '#app/learn/parts/marked-code/highlighted-lines.ts';
import type { ChangedLine } from '#app/learn/parts/marked-code/changed-lines.ts';
import './marked-code.css';

/** A range of a line that `render` wraps, for example in a numbered mark. */
export type MarkedRange = {
  key: string;
  line: number;
  from: number;
  to: number;
  render: (code: ReactNode) => ReactNode;
};

function renderRuns(runs: readonly TextRun[]): ReactNode {
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

function MarkedLine({ runs, ranges }: { runs: readonly TextRun[]; ranges: readonly MarkedRange[] }) {
  const pieces = splitRuns(runs, ranges);
  return pieces.map(({ range, runs: pieceRuns }, index) => (
    <Fragment key={range?.key ?? index}>
      {range ? range.render(renderRuns(pieceRuns)) : renderRuns(pieceRuns)}
    </Fragment>
  ));
}

function isWhole({ from, to }: ChangedLine, runs: readonly TextRun[] = []): boolean {
  const line = runs.map(({ text }) => text).join('');
  return line.slice(from, to).trim() === line.trim();
}

type MarkedCodeProps = {
  lines: readonly (readonly TextRun[])[];
  label: string;
  isShown: boolean;
  /** `yours`: lines the learner changed; `differs`: lines that differ between two versions. */
  look?: 'yours' | 'differs';
  changed?: readonly ChangedLine[];
  ranges?: readonly MarkedRange[];
  /** Draws the number before each line. */
  isNumbered?: boolean;
};

/** Read-only code, line by line. Changed lines have a bar and a tint, and changed words are underlined. */
export function MarkedCode({
  lines,
  label,
  isShown,
  look = 'yours',
  changed = [],
  ranges = [],
  isNumbered = false,
}: MarkedCodeProps) {
  const isAllNew =
    changed.length === lines.length && changed.every((each) => isWhole(each, lines[each.line]));
  return (
    <pre
      className={`code file-code marked-code ${isShown ? 'is-shown' : ''} ${isNumbered ? 'is-numbered' : ''}`}
      tabIndex={0}
      role="group"
      aria-label={label}
    >
      <code>
        {lines.map((runs, line) => {
          const changedLine = changed.find((each) => each.line === line);
          const isDeletion = changedLine !== undefined && changedLine.to <= changedLine.from;
          const state = changedLine === undefined ? '' : isDeletion ? 'is-after-cut' : `is-${look}`;
          const underlined: MarkedRange[] = changedLine
            ? [
                {
                  key: 'changed',
                  ...changedLine,
                  render: (code) => (
                    // Screen readers say where a mark begins and ends; the tint and the line they can't. Marks around
                    // every line say nothing.
                    <span className="differing-words" role={isAllNew ? undefined : 'mark'}>
                      {code}
                    </span>
                  ),
                },
              ]
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

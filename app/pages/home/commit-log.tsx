import { getLaneX, listBranchPaths, logRow, getRowY } from '#app/pages/home/log-branches.ts';
import { heroLog } from '#content/home.ts';
import { site } from '#content/site.ts';
import './commit-log.css';

/** The last row is the founding commit, on the trunk. Row 0, above the log, is for the visitor. */
const lanes = [...heroLog.map(({ lane }) => lane), 0];
const lastRow = lanes.length;
const trunkRow = 1 + lanes.indexOf(0);
const height = (lastRow + 1) * logRow;

/** The branches are moved down by one row, because row 0 is the visitor's. */
function LogDrawing() {
  const visitorNode = { x: getLaneX(1), y: getRowY(0) };
  return (
    <svg
      className="log-drawing"
      width={getLaneX(2) + 10}
      height={height}
      viewBox={`0 0 ${getLaneX(2) + 10} ${height}`}
      fill="none"
      strokeWidth="2"
      aria-hidden="true"
    >
      <g stroke="var(--graph)" transform={`translate(0 ${logRow})`}>
        {listBranchPaths(lanes).map((d) => (
          <path key={d} d={d} />
        ))}
      </g>
      <path d={`M${getLaneX(0)} ${getRowY(trunkRow)}V${getRowY(lastRow)}`} stroke="var(--accent)" />
      <path
        className="log-yours"
        d={`M${getLaneX(0)} ${getRowY(trunkRow)}H${visitorNode.x - 12}a12 12 0 0 0 12 -12V${visitorNode.y + 9}`}
        stroke="var(--background)"
      />
      <path
        className="log-yours"
        d={`M${getLaneX(0)} ${getRowY(trunkRow)}H${visitorNode.x - 12}a12 12 0 0 0 12 -12V${visitorNode.y + 9}`}
        stroke="var(--accent)"
        strokeDasharray="5 3.5"
      />
      <circle cx={visitorNode.x} cy={visitorNode.y} r="8" stroke="var(--accent)" strokeDasharray="3.6 2.68" />
      {heroLog.map(({ message, lane }, index) => (
        <circle
          key={message}
          cx={getLaneX(lane)}
          cy={getRowY(index + 1)}
          r="5.25"
          fill="var(--background)"
          stroke={lane === 0 ? 'var(--accent)' : 'var(--border-strong)'}
        />
      ))}
      <circle cx={getLaneX(0)} cy={getRowY(lastRow)} r="10" fill="var(--background)" />
      <circle cx={getLaneX(0)} cy={getRowY(lastRow)} r="7.5" fill="var(--accent)" />
    </svg>
  );
}

/** The community's last commits, newest first; the newest is still to be made. */
export function CommitLog() {
  return (
    <div className="log">
      <LogDrawing />
      <ol className="log-list" aria-label="Commit log">
        <li className="log-entry is-yours">
          <span>
            Your first commit
            <span className="caret" aria-hidden="true" />
          </span>
        </li>
        {heroLog.map(({ message, author }) => (
          <li key={message} className="log-entry">
            <span>{message}</span>
            <span className="log-author">{author}</span>
          </li>
        ))}
        <li className="log-entry is-first">
          <span>First commit</span>
          <span className="log-author">{site.foundedYear}</span>
        </li>
      </ol>
    </div>
  );
}

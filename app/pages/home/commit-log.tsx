import { LiveSample } from '#app/pages/home/live-sample.tsx';
import { heroLog } from '#content/home.ts';
import { lessonIds } from '#content/lessons/order.ts';
import { site } from '#content/site.ts';
import './commit-log.css';

/** How many of the community's commits are shown between the visitor's and the first one. */
const shownCommits = 2;

/** The community's last commits, newest first; the newest is the visitor's, still to be made. */
export function CommitLog() {
  return (
    <ol className="log" aria-label="Commit log">
      <LiveSample>
        {`${lessonIds.length} lessons in HTML and CSS, every exercise checked in your browser. Free.`}
      </LiveSample>
      {heroLog.slice(0, shownCommits).map(({ message, author }) => (
        <li key={message}>
          {message} <span>{author}</span>
        </li>
      ))}
      <li className="is-first">
        First commit <span>{site.foundedYear}</span>
      </li>
    </ol>
  );
}

import { LiveSample } from '#app/pages/home/log/live-sample.tsx';
import type { MemberHome } from '#app/pages/home/log/new-member.ts';
import { ButtonLink } from '#app/ui/controls/button.tsx';
import { Node } from '#app/ui/graph/node.tsx';
import { heroLog } from '#content/home.ts';
import { lessonIds } from '#content/lessons/order.ts';
import { site } from '#content/site.ts';
import './commit-log.css';

/** How many of the community's commits a visitor sees. */
const shownCommits = 2;
/** How many commits a member sees. The community's fill up what their own leave, so that the log keeps its height. */
const memberCommits = 4;

/**
 * The last commits, newest first. A visitor sees the community's, after their own, which is still to be made. A verified
 * member sees what they do next, their own commits, and the questions that are due.
 */
export function CommitLog({ home: { next, commits, questions } }: { home: MemberHome }) {
  return (
    <div className="log-column">
      <ol className="log" aria-label="Commit log">
        <LiveSample>
          {`${lessonIds.length} lessons in HTML and CSS, every exercise checked in your browser. Free.`}
        </LiveSample>
        <li className="is-next" data-for="verified">
          <div>
            {next.title}
            <p className="mono">{next.detail}</p>
          </div>
        </li>
        {commits.map(({ id, hash, says, when }) => (
          <li key={id} className="is-own" data-for="verified">
            <div>
              {hash && <span className="mono">{hash}</span>} {says}
            </div>
            <span>{when}</span>
          </li>
        ))}
        <li data-for="verified">{`Joined ${site.name}`}</li>
        {heroLog.slice(0, Math.max(0, memberCommits - commits.length)).map(({ message, author }, index) => (
          <li key={message} data-for={index < shownCommits ? undefined : 'verified'}>
            {`${message} `}
            <span>{author}</span>
          </li>
        ))}
        <li className="is-first">
          First commit <span>{site.foundedYear}</span>
        </li>
      </ol>
      <section className="card log-questions" aria-labelledby="questions" data-for="verified">
        <Node state={questions.areDue ? 'current' : 'open'} size={20} />
        <div>
          <h2 id="questions">{questions.title}</h2>
          <p>{questions.says}</p>
        </div>
        <ButtonLink to="/learning/review" size="small">
          Review
        </ButtonLink>
      </section>
    </div>
  );
}

import { Check, Copy } from 'lucide-react';
import { useRef, useState } from 'react';
import type { SavedRepository } from '#app/learn/project/git/download-repository.ts';
import type { Author } from '#app/learn/project/git/git-objects.ts';
import { Button } from '#app/ui/controls/button.tsx';
import { copyOrSelect } from '#app/ui/copy-or-select.ts';
import { formatShortDay, formatTime } from '#app/ui/format-moment.ts';
import { CommitList } from '#app/ui/graph/commit-list.tsx';

/** How many digits of a hash are shown: enough to tell the commits of a project apart. */
const shownDigits = 6;

/** The three commands that put a repository on a host. What they have in capitals, the learner replaces. */
function PushCommands({ folder }: { folder: string }) {
  const list = useRef<HTMLOListElement>(null);
  const [isCopied, setCopied] = useState(false);
  const commands = [`cd ${folder}`, 'git remote add origin ADDRESS', 'git push -u origin main'];
  return (
    <div className="push-commands">
      <ol ref={list}>
        {commands.map((command) => (
          <li key={command}>
            <code>
              {command.replace('ADDRESS', '')}
              {command.endsWith('ADDRESS') && <var>ADDRESS</var>}
            </code>
          </li>
        ))}
      </ol>
      <Button
        variant="plain"
        size="small"
        icon={
          isCopied ? (
            <Check aria-hidden="true" size={16} strokeWidth={1.75} />
          ) : (
            <Copy aria-hidden="true" size={16} strokeWidth={1.75} />
          )
        }
        onClick={() => {
          void copyOrSelect(`${commands.join('\n')}\n`, list.current).then(setCopied);
        }}
      >
        <span aria-live="polite">{isCopied ? 'Copied' : 'Copy'}</span>
      </Button>
    </div>
  );
}

type RepositoryPanelProps = SavedRepository & { author: Author; onChangeName: () => void };

/** What a saved repository has in it, and how to push it. */
export function RepositoryPanel({ folder, commits, author, onChangeName }: RepositoryPanelProps) {
  const [now] = useState(() => Date.now());
  return (
    <div className="project-repository">
      <h3>One commit for each piece, with its date</h3>
      <CommitList
        commits={commits.map(({ hash, subject, at }) => {
          const moment = new Date(at).toISOString();
          return {
            key: hash,
            state: 'full',
            title: (
              <div className="repository-commit">
                <span className="mono" title={hash}>
                  {hash.slice(0, shownDigits)}
                </span>
                <span>{subject}</span>
                <span className="mono">
                  {formatShortDay(moment, now)} {formatTime(moment)}
                </span>
              </div>
            ),
          };
        })}
      />
      <div className="project-push">
        <h3>Push it</h3>
        <p>
          Unpack it, and make an empty repository on your Git host, without a README. Then three commands,
          with its address:
        </p>
        <PushCommands folder={folder} />
        <p>
          The author is {author.name}, without an e-mail address.{' '}
          <button type="button" className="link" onClick={onChangeName}>
            Change<span className="visually-hidden"> the name in the commits</span>
          </button>
        </p>
        <p>
          After the next piece, download again and push on top. Commits keep their hashes until you change
          their piece or the name.
        </p>
      </div>
    </div>
  );
}

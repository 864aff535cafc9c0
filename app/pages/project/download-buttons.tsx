import { FolderDown, GitBranch } from 'lucide-react';
import { useEffect, useMemo, useRef, useState } from 'react';
import { pictureBytes } from 'virtual:projects';
import { useProgress } from '#app/learn/progress/use-progress.ts';
import {
  findAuthor,
  storeAuthorName,
  authorNameMaxCharacters,
  getAuthor,
} from '#app/learn/project/git/author.ts';
import type { SavedRepository } from '#app/learn/project/git/download-repository.ts';
import type { Author } from '#app/learn/project/git/git-objects.ts';
import { createFolder, type SiteFile } from '#app/learn/project/site-files.ts';
import { RepositoryPanel } from '#app/pages/project/repository-panel.tsx';
import { announce } from '#app/ui/announce.ts';
import { Button } from '#app/ui/controls/button.tsx';
import { Field } from '#app/ui/controls/field.tsx';
import type { CompiledProject } from '#contract/lessons/lesson-project.ts';

/** How many files a folder has, and their size. */
function formatSize({ texts, pictures }: ReturnType<typeof createFolder>): string {
  const encoder = new TextEncoder();
  const bytes =
    [...texts.values()].reduce((sum, text) => sum + encoder.encode(text).length, 0) +
    pictures.reduce((sum, name) => sum + (pictureBytes[name] ?? 0), 0);
  const count = texts.size + pictures.length;
  return `${count} ${count === 1 ? 'file' : 'files'}, ${Math.max(1, Math.round(bytes / 1024))} KB`;
}

/** Runs one task at a time, and says whether the last one failed. */
function useTask() {
  const [pending, setPending] = useState<string>();
  const [hasFailed, setFailed] = useState(false);
  const run = (name: string, task: () => Promise<void>) => {
    setPending(name);
    setFailed(false);
    task()
      .catch((error: unknown) => {
        console.info(`The ${name} could not be saved:`, error);
        setFailed(true);
      })
      .finally(() => setPending(undefined));
  };
  return { pending, hasFailed, run };
}

type DownloadButtonsProps = {
  project: CompiledProject;
  /** The version in the frame, which the folder has. */
  files: readonly SiteFile[];
  /** Whether the learner has passed a piece, without which there is no commit. */
  hasCommits: boolean;
};

/** Saves a project as a Git repository or as a folder. The modules that make them are loaded on press. */
export function DownloadButtons({ project, files, hasCommits }: DownloadButtonsProps) {
  const { pieces = {} } = useProgress().progress;
  const { pending, hasFailed, run } = useTask();
  const [isAsking, setAsking] = useState(false);
  const [saved, setSaved] = useState<SavedRepository & { author: Author }>();
  const repositoryButton = useRef<HTMLButtonElement>(null);
  const folder = useMemo(() => createFolder(files), [files]);

  const saveRepository = (author: Author) =>
    run('repository', async () => {
      const { downloadRepository } = await import('#app/learn/project/git/download-repository.ts');
      const repository = await downloadRepository(project.course, project.title, pieces, author);
      setSaved({ ...repository, author });
      announce(
        `Repository saved, ${repository.commits.length === 1 ? '1 commit' : `${repository.commits.length} commits`}.`,
      );
    });
  const saveFolder = () =>
    run('folder', async () => {
      const { downloadFolder } = await import('#app/learn/project/download-folder.ts');
      await downloadFolder(project.title, folder);
    });
  const endAsking = () => {
    setAsking(false);
    repositoryButton.current?.focus();
  };
  return (
    <>
      <div className="project-download">
        {hasCommits && (
          <Button
            ref={repositoryButton}
            isBusy={pending === 'repository'}
            icon={<GitBranch aria-hidden="true" size={18} strokeWidth={1.75} />}
            onClick={() => {
              const author = findAuthor();
              if (author) saveRepository(author);
              else setAsking(true);
            }}
          >
            Download as a Git repository
          </Button>
        )}
        <Button
          variant={hasCommits ? 'plain' : 'outline'}
          isBusy={pending === 'folder'}
          icon={<FolderDown aria-hidden="true" size={18} strokeWidth={1.75} />}
          onClick={saveFolder}
        >
          <span>
            <span className={hasCommits ? 'visually-hidden' : ''}>Download </span>
            {hasCommits ? 'As' : 'as'} a folder
          </span>
        </Button>
        <span className="mono">{formatSize(folder)}</span>
        {hasFailed && <p role="alert">The files could not be packed. Check your connection and try again.</p>}
      </div>
      {isAsking && (
        <AuthorForm
          onCancel={endAsking}
          onName={(name) => {
            saveRepository(storeAuthorName(name));
            endAsking();
          }}
        />
      )}
      {saved && <RepositoryPanel {...saved} onChangeName={() => setAsking(true)} />}
    </>
  );
}

/** Asks for the name that the commits show. */
function AuthorForm({ onName, onCancel }: { onName: (name: string) => void; onCancel: () => void }) {
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => {
    form.current?.scrollIntoView({ block: 'nearest' });
    form.current?.querySelector('input')?.select();
  }, []);
  return (
    <form
      ref={form}
      className="project-author"
      onSubmit={(event) => {
        event.preventDefault();
        const name = new FormData(event.currentTarget).get('author');
        onName(typeof name === 'string' ? name.trim() : '');
      }}
    >
      <Field
        label="Your name in the commits"
        name="author"
        autoComplete="name"
        required
        pattern=".*\S.*"
        maxLength={authorNameMaxCharacters}
        defaultValue={getAuthor().name}
        hint="Everybody who sees the repository sees it. It is asked once and stays in this browser."
      />
      <div className="project-author-acts">
        <Button type="submit">Use this name</Button>
        <Button variant="plain" onClick={onCancel}>
          Cancel
        </Button>
      </div>
    </form>
  );
}

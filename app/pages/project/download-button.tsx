import { FolderDown } from 'lucide-react';
import { useMemo, useState } from 'react';
import { pictureBytes } from 'virtual:projects';
import { createFolder, type SiteFile } from '#app/learn/project/site-files.ts';
import { Button } from '#app/ui/controls/button.tsx';

/** How many files a folder has, and their size. */
function describeSize({ texts, pictures }: ReturnType<typeof createFolder>): string {
  const encoder = new TextEncoder();
  const bytes =
    [...texts.values()].reduce((sum, text) => sum + encoder.encode(text).length, 0) +
    pictures.reduce((sum, name) => sum + (pictureBytes[name] ?? 0), 0);
  const count = texts.size + pictures.length;
  return `${count} ${count === 1 ? 'file' : 'files'}, ${Math.max(1, Math.round(bytes / 1024))} KB`;
}

/** Saves a project as a zipped folder. The module that creates it is loaded on press. */
export function DownloadButton({ title, files }: { title: string; files: readonly SiteFile[] }) {
  const [isBusy, setBusy] = useState(false);
  const [hasFailed, setFailed] = useState(false);
  const folder = useMemo(() => createFolder(files), [files]);

  async function save(): Promise<void> {
    const { downloadFolder } = await import('#app/learn/project/download-folder.ts');
    await downloadFolder(title, folder);
  }
  function handlePress(): void {
    setBusy(true);
    setFailed(false);
    save()
      .catch((error: unknown) => {
        console.info('The folder could not be saved:', error);
        setFailed(true);
      })
      .finally(() => setBusy(false));
  }
  return (
    <div className="project-download">
      <Button
        isBusy={isBusy}
        icon={<FolderDown aria-hidden="true" size={18} strokeWidth={1.75} />}
        onClick={handlePress}
      >
        Download as a folder
      </Button>
      <span className="mono">{describeSize(folder)}</span>
      {hasFailed && <p role="alert">The folder could not be packed. Check your connection and try again.</p>}
    </div>
  );
}

import { discardDamagedText } from '#app/learn/progress/store/progress-store.ts';
import { useProgress } from '#app/learn/progress/use-progress.ts';
import { Button } from '#app/ui/button.tsx';
import { saveFile } from '#app/ui/save-file.ts';

/** Tells of progress in this browser that could not be read, and hands over what there was; nothing at all in good times. */
export function DamagedNote() {
  const { damagedText, fleeting } = useProgress();
  return (
    <div role="status" className="empty:hidden">
      {damagedText !== null && (
        <div className="progress-damaged">
          <p>
            The progress kept in this browser could not be read and was set aside. What your account holds is
            unharmed.
          </p>
          <p className="flex flex-wrap gap-2">
            <Button size="small" onClick={() => saveFile('damaged-progress.txt', damagedText, 'text/plain')}>
              Save what was there
            </Button>
            <Button size="small" look="plain" onClick={discardDamagedText}>
              Forget it
            </Button>
          </p>
        </div>
      )}
      {fleeting && (
        <p className="progress-damaged">
          This browser’s storage is full or switched off: progress lasts only until you leave, unless it has
          reached your account.
        </p>
      )}
    </div>
  );
}

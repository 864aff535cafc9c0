import { discardDamagedText } from '#app/learn/progress/store/progress-store.ts';
import { useProgress } from '#app/learn/progress/use-progress.ts';
import { Button } from '#app/ui/controls/button.tsx';
import { saveFile } from '#app/ui/save-file.ts';

/**
 * Says that stored progress could not be read and offers its text, or that this browser can't store any;
 * otherwise empty.
 */
export function DamagedNote() {
  const { damagedText, isUnsaved } = useProgress();
  return (
    <div role="status" className="empty:hidden">
      {damagedText !== null && (
        <div className="progress-damaged">
          <p>
            The progress stored in this browser could not be read and was set aside. The progress in your
            account is not affected.
          </p>
          <p className="flex flex-wrap gap-2">
            <Button size="small" onClick={() => saveFile('damaged-progress.txt', damagedText, 'text/plain')}>
              Save the unreadable text
            </Button>
            <Button size="small" variant="plain" onClick={discardDamagedText}>
              Delete it
            </Button>
          </p>
        </div>
      )}
      {isUnsaved && (
        <p className="progress-damaged">
          This browser’s storage is full or turned off. Your progress is lost when you leave, unless it has
          been saved to your account.
        </p>
      )}
    </div>
  );
}

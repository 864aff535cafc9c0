import { Notice } from '#app/sign-in/notice.tsx';
import { Button } from '#app/ui/controls/button.tsx';

/** Says that something could not be loaded, and offers to try again. */
export function LoadError({ sentence, onRetry }: { sentence: string; onRetry: () => void }) {
  return (
    <div className="grid justify-items-start gap-4">
      <Notice>{sentence}</Notice>
      <Button onClick={onRetry}>Try again</Button>
    </div>
  );
}

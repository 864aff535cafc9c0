import { Notice } from '#app/sign-in/notice.tsx';
import { Button } from '#app/ui/controls/button.tsx';

/** A message that something could not be loaded, with a button to try again. */
export function LoadError({ message, onRetry }: { message: string; onRetry: () => void }) {
  return (
    <div className="grid justify-items-start gap-4">
      <Notice>{message}</Notice>
      <Button onClick={onRetry}>Try again</Button>
    </div>
  );
}
